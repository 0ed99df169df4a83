import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { limitRequests } from '#server/http/request-limits.ts'
import { recognizeViewer } from '#server/http/request-viewer.ts'
import { accountRoutes } from './account-routes.ts'
import { authRoutes } from './auth-routes.ts'
import { typedByZod } from './compilers.ts'
import { answerConditionally } from './conditional-get.ts'
import { answerError, answerNotFound } from './errors.ts'
import { mediaRoutes } from './media-routes.ts'
import { watchMethods } from './method-routes.ts'
import { collectDocument } from './openapi/document.ts'
import { docsRoutes } from './openapi/docs-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { photoRoutes } from './photo-routes.ts'
import { postRoutes } from './post-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { acceptJson } from './request-body.ts'
import { resumableUploadRoutes } from './resumable-upload-routes.ts'
import { tokenRoutes } from './token-routes.ts'
import { requireAccess } from './viewer.ts'

type Options = { dependencies: Dependencies; isSecure: boolean }

/** The documented v1 calls: the same behaviour as over GraphQL, under the names their clients know. */
export async function restRoutes(scope: FastifyInstance, { dependencies, isSecure }: Options): Promise<void> {
  scope.setErrorHandler(answerError)
  await collectDocument(scope)
  await scope.register(docsRoutes)
  await scope.register(calls, { dependencies, isSecure })
}

async function calls(scope: FastifyInstance, { dependencies, isSecure }: Options): Promise<void> {
  scope.setNotFoundHandler(answerNotFound)
  acceptJson(scope)
  recognizeViewer(scope, dependencies)
  limitRequests(scope, dependencies)
  requireAccess(scope)
  answerConditionally(scope)
  const answerOtherMethods = watchMethods(scope)
  const rest = typedByZod(scope, dependencies.log)
  await rest.register(authRoutes, { dependencies, isSecure })
  await rest.register(passwordRoutes, { dependencies, isSecure })
  await rest.register(postRoutes, { dependencies })
  await rest.register(mediaRoutes, { dependencies })
  await rest.register(resumableUploadRoutes, { dependencies })
  await rest.register(profileRoutes, { dependencies, isSecure })
  await rest.register(photoRoutes, { dependencies })
  await rest.register(accountRoutes, { dependencies })
  await rest.register(tokenRoutes, { dependencies })
  answerOtherMethods()
}
