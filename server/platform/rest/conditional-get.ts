import type { FastifyInstance } from 'fastify'
import { entityTagOf, hasAlready } from '#server/platform/http/entity-tags.ts'

/**
 * Clients may cache responses to GET and revalidate them by their ETag. Caches must not store other responses, and those of
 * operations that forbid it.
 */
export function sendConditionally(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isStorable = isRead && reply.getHeader('cache-control') !== 'no-store'
    reply.header('cache-control', isStorable ? 'private, no-cache' : 'no-store')
    if (!isRead || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    reply.header('vary', 'authorization, cookie')
    const known = reply.getHeader('etag')
    const etag = typeof known === 'string' ? known : entityTagOf(payload)
    reply.header('etag', etag)
    if (!hasAlready(request.headers['if-none-match'], etag)) return payload
    reply.status(304).removeHeader('content-length').removeHeader('content-type')
    return null
  })
}
