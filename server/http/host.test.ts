import { connect } from 'node:net'
import { once } from 'node:events'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { trustIn } from './caller.ts'
import { createHost } from './host.ts'

test('who sends its headers line by line is let go before long', async () => {
  const host = await createHost(pino({ level: 'silent' }), {
    isSecure: false,
    trustsProxy: trustIn(null),
    publicUrl: null,
    waiting: null,
    identityScriptUrl: null,
    mediaOrigin: null,
    headersTimeout: 300,
  })
  const url = new URL(await host.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect({ port: Number(url.port), host: url.hostname })
  let answer = ''
  socket.on('data', (data) => (answer += String(data)))
  socket.write('GET / HTTP/1.1\r\nHost: guffaw.example\r\n')
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  await host.close()
})
