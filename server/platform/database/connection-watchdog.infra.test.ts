import { once } from 'node:events'
import { createServer } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { portOf } from '#tests/support/ports.ts'
import { connectDatabase } from './database.ts'
import { createPrometheusMetrics } from '#server/platform/telemetry/prometheus-metrics.ts'

test('connections that wait for a response are closed when none arrives on any', async () => {
  const before = openSockets()
  let taken = 0
  // The server does not close its end of a socket either.
  const silent = createServer({ allowHalfOpen: true, pauseOnConnect: true }, () => (taken += 1))
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const log = pino({ level: 'silent' })
  const url = `postgres://guffaw@127.0.0.1:${portOf(silent.address())}/guffaw`
  const { sql, close } = connectDatabase(url, { log, metrics: createPrometheusMetrics(log), tracing: null })
  await expect(sql({ name: 'word', text: 'SELECT 1' }, [])).rejects.toThrow('does not respond')
  await expect.poll(() => taken).toBeGreaterThan(5)
  // Each socket has a second end in the silent server, and two probes may still be open.
  expect(openSockets() - before - taken).toBeLessThanOrEqual(2)
  silent.close()
  await close()
})

function openSockets(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length
}
