import { pino } from 'pino'
import { expect, test } from 'vitest'
import { loadPushKeys } from '#server/config/push-keys.ts'
import { createTestLog } from '#tests/support/log-lines.ts'
import { createBrowserKeys, startPushService } from '#tests/support/push-service.ts'
import { createWebPushSender } from './web-push-sender.ts'

const keys = await loadPushKeys('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', '')
const options = {
  keys,
  subject: 'mailto:a@guffaw.example',
  log: pino({ level: 'silent' }),
  timeout: undefined,
}
const sender = createWebPushSender({ ...options, endpoints: ['push.example', '*.push.example'] })

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-am3p.notify.windows.com/w/?token=abc', true],
  ['https://push.example/abc', true],
  ['https://a.push.example:443/abc', true],
  ['https://push.example:8443/abc', false],
  ['http://push.example/abc', false],
  ['http://push.example:443/abc', false],
  ['ftp://push.example/abc', false],
  ['https://evilpush.example/abc', false],
  ['https://push.example.evil.example/abc', false],
  ['https://push.example@evil.example/abc', false],
  ['https://storage.googleapis.com/abc', false],
  ['https://push.apple.com/abc', false],
  ['https://8.8.8.8/abc', false],
  ['https://localhost/abc', false],
  ['https://[::1]/abc', false],
  ['nowhere', false],
])('endpoint %s is allowed: %s', (endpoint, isAllowed) => {
  expect(sender.isAllowed(endpoint)).toBe(isAllowed)
})

test('unlisted push service is not connected to, and its subscription ends', async () => {
  const service = await startPushService()
  const { p256dh, auth } = createBrowserKeys()
  const endpoint = service.endpoint('abc')
  expect(await sender.send({ endpoint, p256dh, auth }, {}, { topic: 'a' })).toBe('gone')
  expect(service.messages).toEqual([])
  service.close()
})

test('names that resolve to private addresses are not connected to', async () => {
  const { log, lines } = createTestLog()
  const local = createWebPushSender({ ...options, endpoints: ['localhost'], log })
  const { p256dh, auth } = createBrowserKeys()
  const target = { endpoint: 'https://localhost/abc', p256dh, auth }
  expect(await local.send(target, {}, { topic: 'a' })).toBe('failed')
  expect(lines).toMatchObject([
    { err: { message: expect.stringMatching(/^localhost resolves to (127|::1)/) } },
  ])
})

test('push service that does not respond is a timeout', async () => {
  const service = await startPushService()
  service.respondWith('silent')
  const { p256dh, auth } = createBrowserKeys()
  const impatient = createWebPushSender({ ...options, endpoints: 'any', timeout: 50 })
  expect(await impatient.send({ endpoint: service.endpoint('abc'), p256dh, auth }, {}, { topic: 'a' })).toBe(
    'timeout',
  )
  service.close()
})

test('PUSH_ENDPOINTS=any allows http and private addresses', async () => {
  const service = await startPushService()
  const { p256dh, auth } = createBrowserKeys()
  const anywhere = createWebPushSender({ ...options, endpoints: 'any' })
  const endpoint = service.endpoint('abc')
  expect(anywhere.isAllowed(endpoint)).toBe(true)
  expect(await anywhere.send({ endpoint, p256dh, auth }, {}, { topic: 'a' })).toBe('delivered')
  service.close()
})
