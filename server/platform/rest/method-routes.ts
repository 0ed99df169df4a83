import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MethodNotAllowedError } from '#server/platform/refusals.ts'

const ORDER = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Collects the routes registered after this call. The returned function adds the unsupported methods and is called
 * last.
 */
export function watchMethods(scope: FastifyInstance): () => void {
  const methodsByUrl = new Map<string, Set<string>>()
  scope.addHook('onRoute', ({ url, method }) => {
    const methods = methodsByUrl.get(url) ?? new Set()
    for (const one of [method].flat()) methods.add(one)
    methodsByUrl.set(url, methods)
  })
  return () => {
    for (const [url, methods] of methodsByUrl) addOtherMethods(scope, url.slice(scope.prefix.length), methods)
  }
}

function addOtherMethods(scope: FastifyInstance, url: string, methods: ReadonlySet<string>): void {
  const allow = [...ORDER.filter((method) => methods.has(method)), 'OPTIONS'].join(', ')
  const setAllow = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('allow', allow)
  }
  const schema = { hide: true }
  if (!methods.has('OPTIONS'))
    scope.options(url, { schema, onRequest: setAllow }, (_request, reply) => reply.status(204).send())
  scope.route({
    url,
    method: scope.supportedMethods.filter((method) => method !== 'OPTIONS' && !methods.has(method)),
    schema,
    // The error is sent before the body is read.
    onRequest: [setAllow, async () => Promise.reject(new MethodNotAllowedError())],
    handler: async () => undefined,
  })
}
