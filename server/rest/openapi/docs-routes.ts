import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { PRODUCT_NAME } from '#rules/limits.ts'

/** The document, and a page to read it and try its calls. They are there for everyone and not counted. */
export async function docsRoutes(scope: FastifyInstance): Promise<void> {
  scope.get('/openapi.json', { schema: { hide: true } }, async () => scope.swagger())
  await scope.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: scope.prefix,
    theme: { title: `${PRODUCT_NAME} v1` },
    uiConfig: { layout: 'BaseLayout', tryItOutEnabled: true, displayOperationId: true, docExpansion: 'list' },
  })
}
