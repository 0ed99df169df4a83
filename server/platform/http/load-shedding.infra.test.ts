import { setImmediate } from 'node:timers/promises'
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestLog } from '#tests/support/log-lines.ts'
import { shedLoad } from './load-shedding.ts'

const SENTENCE = 'Please try again later'

let waiting = 0
let milliseconds = 0
let host = Fastify()
afterEach(() => host.close())

async function start() {
  const { log, lines } = createTestLog()
  const loggerInstance: FastifyBaseLogger = log
  host = Fastify({ loggerInstance, logController: new LogController({ disableRequestLogging: true }) })
  await shedLoad(host, { statements: () => waiting, milliseconds: () => milliseconds })
  host.addHook('onSend', async (_request, _reply, payload) => payload)
  host.get('/*', async () => 'answered')
  host.post('/graphql', async () => 'answered')
  return lines
}

describe('with too many waiting statements', () => {
  test('a request is refused at once with a retry time in the format of its API', async () => {
    await start()
    waiting = 2001
    const rest = await host.inject('/api/v1/post')
    expect(rest.statusCode).toBe(503)
    expect(rest.headers['retry-after']).toBe('2')
    expect(rest.json()).toEqual({ success: false, code: 'SERVICE_UNAVAILABLE', message: SENTENCE })
    const graphql = await host.inject({ method: 'POST', url: '/graphql' })
    expect(graphql.statusCode).toBe(503)
    expect(graphql.json()).toEqual({
      errors: [{ message: SENTENCE, extensions: { code: 'SERVICE_UNAVAILABLE' } }],
    })
  })

  test('health and metrics requests are answered', async () => {
    await start()
    waiting = 2001
    for (const url of ['/health/ready', '/health/live', '/metrics'])
      expect((await host.inject(url)).body).toBe('answered')
  })

  test('the next request is answered as soon as there are fewer', async () => {
    await start()
    waiting = 2001
    expect((await host.inject('/')).statusCode).toBe(503)
    waiting = 2000
    expect((await host.inject('/')).statusCode).toBe(200)
  })
})

test('request is refused while statements wait and none gets a connection, and answered afterwards', async () => {
  waiting = 1
  milliseconds = 1001
  await start()
  expect((await host.inject('/')).statusCode).toBe(503)
  milliseconds = 0
  expect((await host.inject('/')).statusCode).toBe(200)
})

test('request is refused while the event loop lags, and answered afterwards', async () => {
  waiting = 0
  await start()
  const status = async () => (await host.inject('/')).statusCode
  expect(await status()).toBe(200)
  const statusAfterLag = async () => {
    await lag()
    return status()
  }
  // The host measures the event loop delay once per second.
  await expect.poll(statusAfterLag).toBe(503)
  await expect.poll(status).toBe(200)
})

test('request is refused once if the event loop lags and statements wait', async () => {
  waiting = 2001
  const lines = await start()
  const delayAfterLag = async () => {
    await lag()
    return host.memoryUsage().eventLoopDelay
  }
  await expect.poll(delayAfterLag).toBeGreaterThan(500)
  expect((await host.inject('/')).statusCode).toBe(503)
  expect(lines.map(({ msg }) => msg)).toEqual(['Refused a request because the server is overloaded'])
})

async function lag(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    block(600)
    await setImmediate()
  }
}

/** Unlike a loop, it takes no processor time from other tests. */
function block(duration: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, duration)
}
