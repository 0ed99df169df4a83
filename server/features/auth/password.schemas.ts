import { addressInputSchema, passwordChangeSchema, passwordResetSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { example, operation, success } from '#server/platform/rest/openapi/operation.ts'
import { EXAMPLE } from '#server/platform/rest/examples.ts'
import { ADDRESS_REFUSALS, NEW_PASSWORD_REFUSALS } from '#server/platform/rest/refusals.ts'

const { email, password, code: otp } = EXAMPLE

export const requestPasswordReset = operation({
  operationId: 'requestPasswordReset',
  tag: 'Passwords',
  summary: 'Ask for a code to replace a forgotten password',
  description: 'Mails a 6-digit code. The answer is the same whether the address belongs to an account.',
  access: 'visitor',
  request: { body: addressInputSchema.meta(example({ email })) },
  answers: { 200: success({}, { description: 'Heard.', example: { message: messages.resetCodeSent } }) },
  refusals: { 400: ADDRESS_REFUSALS },
})

export const resetPassword = operation({
  operationId: 'resetPassword',
  tag: 'Passwords',
  summary: 'Replace a forgotten password',
  description:
    'Sets a new password with the mailed code, ends all sessions, revokes all access tokens and disconnects all accounts at identity providers.',
  access: 'visitor',
  request: { body: passwordResetSchema.meta(example({ email, otp, password })) },
  answers: {
    200: success(
      {},
      { description: 'The new password counts.', example: { message: messages.passwordReset } },
    ),
  },
  refusals: {
    400: [messages.codeWrong, messages.codeInvalid, ...ADDRESS_REFUSALS, ...NEW_PASSWORD_REFUSALS],
  },
})

export const changePassword = operation({
  operationId: 'changePassword',
  tag: 'Passwords',
  summary: 'Change the password',
  description:
    'Takes the old password as a proof, ends all other sessions and, unless `revokeAccessTokens` is false, revokes all access tokens.',
  access: 'account',
  request: {
    body: passwordChangeSchema.meta(example({ currentPassword: password, newPassword: 'Better-horse2' })),
  },
  answers: {
    200: success(
      {},
      { description: 'The new password counts.', example: { message: messages.passwordChanged } },
    ),
  },
  refusals: { 400: [messages.passwordWrong, messages.passwordNotSet, ...NEW_PASSWORD_REFUSALS] },
})
