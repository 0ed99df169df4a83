import type { FastifyInstance } from 'fastify'
import type { Dependencies } from './platform/dependencies.ts'
import { restRoutes as featureRoutes } from './features/index.ts'
import { limitRequests } from './platform/http/request-limits.ts'
import { recognizeViewer } from './platform/http/request-viewer.ts'
import { typedByZod } from './platform/rest/compilers.ts'
import { sendConditionally } from './platform/rest/conditional-get.ts'
import { sendError, sendNotFound } from './platform/rest/errors.ts'
import { watchMethods } from './platform/rest/method-routes.ts'
import { collectDocument } from './platform/rest/openapi/document.ts'
import { docsRoutes } from './platform/rest/openapi/docs-routes.ts'
import { acceptJson } from './platform/rest/request-body.ts'
import { requireAccess } from './platform/rest/viewer.ts'

type Options = { dependencies: Dependencies; isSecure: boolean }

/** The documented v1 calls: the same behaviour as over GraphQL, under the names their clients know. */
export async function restRoutes(scope: FastifyInstance, { dependencies, isSecure }: Options): Promise<void> {
  scope.setErrorHandler(sendError)
  await collectDocument(scope)
  await scope.register(docsRoutes)
  await scope.register(calls, { dependencies, isSecure })
}

async function calls(scope: FastifyInstance, { dependencies, isSecure }: Options): Promise<void> {
  scope.setNotFoundHandler(sendNotFound)
  acceptJson(scope)
  recognizeViewer(scope, dependencies)
  limitRequests(scope, dependencies)
  requireAccess(scope)
  sendConditionally(scope)
  const answerOtherMethods = watchMethods(scope)
  const rest = typedByZod(scope, dependencies.log)
  for (const routes of featureRoutes) await rest.register(routes, { dependencies, isSecure })
  answerOtherMethods()
}
