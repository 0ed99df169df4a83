import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { changePassword } from '#server/domain/members/change-password.ts'
import { requestPasswordReset, resetPassword } from '#server/domain/members/reset-password.ts'
import { callerOf } from '#server/http/caller.ts'
import type { RestScope } from './compilers.ts'
import * as schema from './schemas/passwords.ts'
import { succeed } from './succeed.ts'
import { sessionOf } from './viewer.ts'

export async function passwordRoutes(scope: RestScope, { dependencies }: { dependencies: Dependencies }) {
  scope.post('/auth/forgot-password', { schema: schema.requestPasswordReset }, async (request) => {
    await requestPasswordReset(dependencies, request.body, callerOf(request))
    return succeed(messages.resetCodeSent)
  })

  scope.post('/auth/reset-password', { schema: schema.resetPassword }, async (request) => {
    await resetPassword(dependencies, request.body, callerOf(request))
    return succeed(messages.passwordReset)
  })

  scope.post('/auth/change-password', { schema: schema.changePassword }, async (request) => {
    await changePassword(dependencies, sessionOf(request), request.body)
    return succeed(messages.passwordChanged)
  })
}
