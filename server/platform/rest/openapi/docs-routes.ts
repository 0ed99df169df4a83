import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { PRODUCT_NAME } from '#rules/limits.ts'
import { sendConditionally } from '#server/platform/rest/conditional-get.ts'
import { watchMethods } from '#server/platform/rest/method-routes.ts'

/** The document and Swagger UI are public and have no rate limit. */
export async function docsRoutes(scope: FastifyInstance): Promise<void> {
  sendConditionally(scope)
  const addOtherMethods = watchMethods(scope)
  scope.get('/openapi.json', { schema: { hide: true } }, async () => scope.swagger())
  addOtherMethods()
  await scope.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: scope.prefix,
    theme: { title: `${PRODUCT_NAME} v1` },
    uiConfig: { layout: 'BaseLayout', tryItOutEnabled: true, displayOperationId: true, docExpansion: 'list' },
  })
}
