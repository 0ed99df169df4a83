import type { FastifyInstance } from 'fastify'
import { addFeatureRoutes } from './platform/http/feature-routes.ts'
import { limitRequests } from './platform/http/request-limits.ts'
import { recognizeViewer } from './platform/http/request-viewer.ts'
import { sendConditionally } from './platform/rest/conditional-get.ts'
import { sendError, sendNotFound } from './platform/rest/errors.ts'
import { watchMethods } from './platform/rest/method-routes.ts'
import { collectDocument } from './platform/rest/openapi/document.ts'
import { docsRoutes } from './platform/rest/openapi/docs-routes.ts'
import { restOperations, type OperationOptions } from './platform/rest/operation.ts'
import { registerOperations } from './platform/rest/register-operations.ts'
import { acceptJson } from './platform/rest/request-body.ts'

export async function restRoutes(
  scope: FastifyInstance,
  { dependencies, isSecure }: OperationOptions,
): Promise<void> {
  scope.setErrorHandler(sendError)
  await collectDocument(scope)
  await scope.register(docsRoutes, { dependencies })
  await scope.register(operations, { dependencies, isSecure })
}

async function operations(scope: FastifyInstance, options: OperationOptions): Promise<void> {
  const { dependencies } = options
  scope.setNotFoundHandler(sendNotFound)
  acceptJson(scope)
  recognizeViewer(scope, dependencies)
  limitRequests(scope, dependencies)
  sendConditionally(scope)
  const addOtherMethods = watchMethods(scope)
  await registerOperations(scope, restOperations(), options)
  await addFeatureRoutes(scope, 'api', dependencies)
  addOtherMethods()
}
