import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TIMED_OUT } from './client-error-responses.ts'

/**
 * Lets go of who sends a body byte by byte, when it is one that is read as a whole. Files, which are read by what
 * handles them, have the time that the whole request has.
 */
export function limitBodyTime(host: FastifyInstance, timeout: number): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const end = async (request: FastifyRequest) => clearTimeout(timers.get(request))
  host.addHook('preParsing', async (request) => {
    const { headers, raw } = request
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
    const letGo = () => {
      // Without waiting for the rest, as the framework would.
      raw.socket.write(TIMED_OUT)
      raw.socket.destroySoon()
    }
    timers.set(request, setTimeout(letGo, timeout))
  })
  host.addHook('preValidation', end)
  // What is refused while it is read gets there only.
  host.addHook('onResponse', end)
  host.addHook('onRequestAbort', end)
}
