import type { FastifyInstance } from 'fastify'
import type { Dependencies } from './platform/dependencies.ts'
import { limitRequests } from './platform/http/request-limits.ts'
import { recognizeViewer } from './platform/http/request-viewer.ts'
import { accountRoutes } from './features/members/account.rest.ts'
import { authRoutes } from './features/auth/auth.rest.ts'
import { typedByZod } from './platform/rest/compilers.ts'
import { answerConditionally } from './platform/rest/conditional-get.ts'
import { answerError, answerNotFound } from './platform/rest/errors.ts'
import { mediaRoutes } from './features/media/media.rest.ts'
import { watchMethods } from './platform/rest/method-routes.ts'
import { collectDocument } from './platform/rest/openapi/document.ts'
import { docsRoutes } from './platform/rest/openapi/docs-routes.ts'
import { passwordRoutes } from './features/auth/password.rest.ts'
import { photoRoutes } from './features/members/photo.rest.ts'
import { postRoutes } from './features/posts/post.rest.ts'
import { profileRoutes } from './features/members/profile.rest.ts'
import { acceptJson } from './platform/rest/request-body.ts'
import { resumableUploadRoutes } from './features/media/resumable-upload.rest.ts'
import { tokenRoutes } from './features/auth/token.rest.ts'
import { requireAccess } from './platform/rest/viewer.ts'

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
