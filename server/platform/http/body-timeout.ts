import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TIMED_OUT } from './client-error-responses.ts'

/** Closes connections that send a buffered body too slowly. Streamed files have the timeout of the whole request. */
export function limitBodyTime(host: FastifyInstance, timeout: number): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const end = async (request: FastifyRequest) => clearTimeout(timers.get(request))
  host.addHook('preParsing', async (request) => {
    const { headers, raw } = request
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
    const abort = () => {
      // A reply of Fastify would wait for the rest of the body.
      raw.socket.write(TIMED_OUT)
      raw.socket.destroySoon()
    }
    timers.set(request, setTimeout(abort, timeout))
  })
  host.addHook('preValidation', end)
  // Requests whose parsing fails never reach preValidation.
  host.addHook('onResponse', end)
  host.addHook('onRequestAbort', end)
}
