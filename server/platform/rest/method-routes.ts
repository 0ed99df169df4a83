import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MethodNotAllowedError } from '#server/platform/refusals.ts'

/**
 * Answers every method that a path does not take: OPTIONS with what it takes, any other with a refusal that says so.
 * Watches the routes that are registered from here on; the function it returns is called after the last of them.
 */
export function watchMethods(scope: FastifyInstance): () => void {
  const methodsOf = new Map<string, Set<string>>()
  scope.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set()
    for (const one of [method].flat()) methods.add(one)
    methodsOf.set(url, methods)
  })
  return () => {
    for (const [url, methods] of methodsOf) answerOthers(scope, url.slice(scope.prefix.length), methods)
  }
}

function answerOthers(scope: FastifyInstance, url: string, methods: ReadonlySet<string>): void {
  const allow = [...new Set([...methods, 'OPTIONS'])].join(', ')
  const sayAllowed = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('allow', allow)
  }
  const schema = { hide: true }
  if (!methods.has('OPTIONS'))
    scope.options(url, { schema, onRequest: sayAllowed }, (_request, reply) => reply.status(204).send())
  scope.route({
    url,
    method: scope.supportedMethods.filter((method) => method !== 'OPTIONS' && !methods.has(method)),
    schema,
    // Before a body is read, which may be anything.
    onRequest: [sayAllowed, async () => Promise.reject(new MethodNotAllowedError())],
    handler: async () => undefined,
  })
}
