import { once } from 'node:events'
import { createServer } from 'node:net'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { loadPushKeys } from '#server/config/push-keys.ts'
import { createBrowserKeys, startPushService } from '#tests/support/push-service.ts'
import { createWebPushSender } from './web-push-sender.ts'

const keys = await loadPushKeys('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', '')
const options = { keys, subject: 'mailto:a@guffaw.example', log: pino({ level: 'silent' }) }
const sender = createWebPushSender({ ...options, allowsAnyEndpoint: false })

test.each([
  ['https://push.example/abc', true],
  ['https://8.8.8.8/abc', true],
  ['http://push.example/abc', false],
  ['https://localhost/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://10.1.2.3/abc', false],
  ['https://169.254.169.254/latest', false],
  ['https://[::1]/abc', false],
  ['https://[::ffff:10.0.0.1]/abc', false],
  ['https://[fd00::1]/abc', false],
  ['https://0x7f.1/abc', false],
  ['ftp://push.example/abc', false],
  ['nowhere', false],
])('endpoint %s is allowed: %s', (endpoint, isAllowed) => {
  expect(sender.isAllowed(endpoint)).toBe(isAllowed)
})

test('names that resolve to private addresses are not connected to', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const connected = vi.fn<() => void>()
  server.on('connection', connected)
  const address = server.address()
  const { p256dh, auth } = createBrowserKeys()
  const endpoint = `https://localhost:${typeof address === 'object' ? address?.port : ''}/abc`
  expect(await sender.send({ endpoint, p256dh, auth }, {}, { topic: 'a' })).toBe('failed')
  expect(connected).not.toHaveBeenCalled()
  server.close()
})

test('PUSH_ENDPOINTS=any allows http and private addresses', async () => {
  const service = await startPushService()
  const { p256dh, auth } = createBrowserKeys()
  const anywhere = createWebPushSender({ ...options, allowsAnyEndpoint: true })
  const endpoint = service.endpoint('abc')
  expect(anywhere.isAllowed(endpoint)).toBe(true)
  expect(await anywhere.send({ endpoint, p256dh, auth }, {}, { topic: 'a' })).toBe('delivered')
  service.close()
})
