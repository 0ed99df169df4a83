import { isUtf8 } from 'node:buffer'
import { errorCodes, type FastifyBodyParser, type FastifyInstance, type FastifyRequest } from 'fastify'
import { TIMED_OUT } from './client-error-responses.ts'

/** Rejects invalid UTF-8, which Fastify's string parser would replace by U+FFFD. */
export function parseJsonBytes(scope: FastifyInstance): FastifyBodyParser<Buffer> {
  const parse = scope.getDefaultJsonParser('error', 'error')
  return (request, bytes, done) =>
    isUtf8(bytes)
      ? parse(request, bytes.toString(), done)
      : done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY())
}

/** Closes connections that send a buffered body too slowly. Streamed files have the timeout of the whole request. */
export function limitBodyTime(host: FastifyInstance, timeout: number): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const clear = (request: FastifyRequest) => clearTimeout(timers.get(request))
  host.addHook('preParsing', (request, _reply, _payload, done) => {
    const { raw } = request
    const abort = () => {
      // A reply of Fastify would wait for the rest of the body.
      raw.socket.write(TIMED_OUT)
      raw.socket.destroySoon()
    }
    if (hasBody(request)) timers.set(request, setTimeout(abort, timeout))
    done()
  })
  host.addHook('preValidation', (request, _reply, done) => {
    clear(request)
    done()
  })
  // Requests whose parsing fails never reach preValidation.
  host.addHook('onResponse', (request, _reply, done) => {
    clear(request)
    done()
  })
  host.addHook('onRequestAbort', (request, done) => {
    clear(request)
    done()
  })
}

/** A client that is still sending could lose the response if the connection were closed at once (RFC 9112, 9.6). */
export function discardUnreadBodies(host: FastifyInstance, timeout: number): void {
  const wantsClose = new WeakMap<FastifyRequest, boolean>()
  host.addHook('onSend', (request, reply, payload, done) => {
    if (hasBody(request) && !request.raw.complete) {
      wantsClose.set(request, !reply.raw.shouldKeepAlive)
      // With "close", Node.js closes the connection as soon as the response is written.
      reply.header('connection', 'keep-alive')
    }
    done(null, payload)
  })
  host.addHook('onResponse', (request, _reply, done) => {
    done()
    const { raw } = request
    const { socket } = raw
    if (!wantsClose.has(request)) return
    const finish = () => {
      clearTimeout(timer)
      if (wantsClose.get(request)) socket.destroySoon()
    }
    const timer = setTimeout(() => socket.destroy(), timeout)
    if (raw.readableEnded) return finish()
    // A parser that is still attached would pause the body again.
    raw.unpipe().removeAllListeners('data')
    raw.once('end', finish).once('close', finish).resume()
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}
