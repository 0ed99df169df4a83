import { addressInputSchema, passwordChangeSchema, passwordResetSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { operationFactory } from '#server/platform/rest/operation.ts'
import { success } from '#server/platform/rest/responses.ts'
import { changePassword } from './change-password.ts'
import { InvalidCodeError } from '#server/features/auth/refusals.ts'
import { requestPasswordReset, resetPassword } from './reset-password.ts'

const operation = operationFactory('Passwords')

operation({
  route: 'POST /auth/forgot-password',
  operationId: 'requestPasswordReset',
  summary: 'Request a code for a forgotten password',
  description: 'Mails a 6-digit code. The response is the same whether the address belongs to an account.',
  access: 'visitor',
  input: { body: addressInputSchema },
  response: success(messages.resetCodeSent),
  async handle({ dependencies, body, caller, cookies }) {
    cookies.setCodeRequest(await requestPasswordReset(dependencies, body, caller))
  },
})

operation({
  route: 'POST /auth/reset-password',
  operationId: 'resetPassword',
  summary: 'Reset a forgotten password',
  description:
    'Sets a new password with the mailed code, ends all sessions, revokes all access tokens and disconnects all accounts at identity providers.',
  access: 'visitor',
  input: { body: passwordResetSchema },
  response: success(messages.passwordReset),
  refusals: [InvalidCodeError],
  async handle({ dependencies, body, caller, cookies }) {
    cookies.setDevice(await resetPassword(dependencies, body, caller))
  },
})

operation({
  route: 'POST /auth/change-password',
  operationId: 'changePassword',
  summary: 'Change the password',
  description:
    'Requires the current password, ends all other sessions and, unless `revokeAccessTokens` is false, revokes all access tokens.',
  access: 'account',
  input: { body: passwordChangeSchema },
  response: success(messages.passwordChanged),
  handle: ({ dependencies, body, viewer }) => changePassword(dependencies, viewer, body),
})
