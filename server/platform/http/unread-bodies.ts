import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A client that is still sending could lose the response if the connection were closed at once (RFC 9112, 9.6). */
export function discardUnreadBodies(host: FastifyInstance, timeout: number): void {
  const wantsClose = new WeakMap<FastifyRequest, boolean>()
  host.addHook('onSend', async (request, reply) => {
    if (!isUnread(request)) return
    wantsClose.set(request, !reply.raw.shouldKeepAlive)
    // With "close", Node.js closes the connection as soon as the response is written.
    reply.header('connection', 'keep-alive')
  })
  host.addHook('onResponse', async (request) => {
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

function isUnread({ raw }: FastifyRequest): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
  return !raw.complete && (length !== undefined || encoding !== undefined)
}
