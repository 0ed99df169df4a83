import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { PRODUCT_NAME } from '#rules/limits.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { callerOf } from '#server/platform/http/caller.ts'
import { entityTagOf } from '#server/platform/http/entity-tags.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { sendConditionally } from '#server/platform/rest/conditional-get.ts'
import { watchMethods } from '#server/platform/rest/method-routes.ts'

/** The documents of Swagger UI's own routes, which serializes them for each request. */
const OWN_DOCUMENTS = /\/docs\/(json|yaml)(\?|$)/

/** The document and Swagger UI are public. */
export async function docsRoutes(
  scope: FastifyInstance,
  { dependencies }: { dependencies: Dependencies },
): Promise<void> {
  sendConditionally(scope)
  const addOtherMethods = watchMethods(scope)
  let document: { text: string; etag: string } | undefined
  // Known once all routes are registered. It does not change, and serializing it takes ten milliseconds.
  const serialize = () => {
    const text = JSON.stringify(scope.swagger())
    return { text, etag: entityTagOf(text) }
  }
  scope.get('/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    await limitUse(dependencies, 'visitorRequests', callerOf(request).network)
    document ??= serialize()
    return reply.type('application/json; charset=utf-8').header('etag', document.etag).send(document.text)
  })
  addOtherMethods()
  await scope.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: scope.prefix,
    uiHooks: {
      onRequest: (request, reply, done) => {
        if (OWN_DOCUMENTS.test(request.url)) void reply.redirect(`${scope.prefix}/openapi.json`)
        else done()
      },
    },
    theme: { title: `${PRODUCT_NAME} v1` },
    uiConfig: { layout: 'BaseLayout', tryItOutEnabled: true, displayOperationId: true, docExpansion: 'list' },
  })
}
