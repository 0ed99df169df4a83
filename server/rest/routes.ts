import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { limitRequests } from '#server/http/request-limits.ts'
import { recognizeViewer } from '#server/http/request-viewer.ts'
import { accountRoutes } from './account-routes.ts'
import { authRoutes } from './auth-routes.ts'
import { answerError, answerNotFound } from './errors.ts'
import { photoRoutes } from './photo-routes.ts'
import { postRoutes } from './post-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { acceptJson } from './request-body.ts'

type Options = { dependencies: Dependencies; isSecure: boolean }

/** The documented v1 calls: the same behaviour as over GraphQL, under the names their clients know. */
export async function restRoutes(scope: FastifyInstance, { dependencies, isSecure }: Options): Promise<void> {
  scope.setErrorHandler(answerError)
  scope.setNotFoundHandler(answerNotFound)
  acceptJson(scope)
  recognizeViewer(scope, dependencies)
  limitRequests(scope, dependencies)
  await scope.register(authRoutes, { dependencies, isSecure })
  await scope.register(postRoutes, { dependencies })
  await scope.register(profileRoutes, { dependencies, isSecure })
  await scope.register(photoRoutes, { dependencies })
  await scope.register(accountRoutes, { dependencies })
}
