import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Returns a function that refuses new connections, lets open responses complete within `timeout` milliseconds, and then
 * closes all connections. Node.js itself would wait for connections that browsers open without sending a request.
 */
export function drainResponses(host: FastifyInstance): (timeout: number) => Promise<void> {
  const open = new Set<ServerResponse>()
  host.addHook('onRequest', (_request, { raw }, done) => {
    open.add(raw)
    raw.once('close', () => open.delete(raw))
    done()
  })
  const allClosed = async () => {
    for (const response of open) await new Promise((resolve) => response.once('close', resolve))
  }
  return async (timeout) => {
    host.server.close()
    for (const response of open) if (!response.headersSent) response.setHeader('connection', 'close')
    await Promise.race([allClosed(), wait(timeout, undefined, { ref: false })])
    host.server.closeAllConnections()
  }
}
