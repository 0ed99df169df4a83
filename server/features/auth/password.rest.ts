import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { changePassword } from './change-password.ts'
import { requestPasswordReset, resetPassword } from './reset-password.ts'
import { callerOf } from '#server/platform/http/caller.ts'
import { sessionCookies } from '#server/platform/http/session-cookies.ts'
import type { RestScope } from '#server/platform/rest/compilers.ts'
import * as schema from './password.schemas.ts'
import { succeed } from '#server/platform/rest/succeed.ts'
import { sessionOf } from '#server/platform/rest/viewer.ts'

export async function passwordRoutes(
  scope: RestScope,
  { dependencies, isSecure }: { dependencies: Dependencies; isSecure: boolean },
) {
  scope.post('/auth/forgot-password', { schema: schema.requestPasswordReset }, async (request, reply) => {
    const codeRequestId = await requestPasswordReset(dependencies, request.body, callerOf(request))
    sessionCookies(request, reply, isSecure).setCodeRequest(codeRequestId)
    return succeed(messages.resetCodeSent)
  })

  scope.post('/auth/reset-password', { schema: schema.resetPassword }, async (request, reply) => {
    const deviceToken = await resetPassword(dependencies, request.body, callerOf(request))
    sessionCookies(request, reply, isSecure).setDevice(deviceToken)
    return succeed(messages.passwordReset)
  })

  scope.post('/auth/change-password', { schema: schema.changePassword }, async (request) => {
    await changePassword(dependencies, sessionOf(request), request.body)
    return succeed(messages.passwordChanged)
  })
}
