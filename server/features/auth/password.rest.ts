import { addressInputSchema, passwordChangeSchema, passwordResetSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import '#server/features/members/input-descriptions.ts'
import { operation } from '#server/platform/rest/operation.ts'
import { bodyExample, success } from '#server/platform/rest/responses.ts'
import { CODE_EXAMPLE, CREDENTIALS_EXAMPLE } from './auth-json.ts'
import { changePassword } from './change-password.ts'
import { InvalidCodeError } from './refusals.ts'
import { requestPasswordReset, resetPassword } from './reset-password.ts'

const { email, password } = CREDENTIALS_EXAMPLE

export const passwordOperations = [
  operation({
    route: 'POST /auth/forgot-password',
    operationId: 'requestPasswordReset',
    tag: 'Passwords',
    summary: 'Request a code for a forgotten password',
    description: 'Mails a 6-digit code. The response is the same whether the address belongs to an account.',
    access: 'visitor',
    input: { body: addressInputSchema.meta(bodyExample({ email })) },
    response: success(messages.resetCodeSent, {}, { description: 'The request was accepted.' }),
    async handle({ dependencies, body, caller, cookies }) {
      cookies.setCodeRequest(await requestPasswordReset(dependencies, body, caller))
    },
  }),

  operation({
    route: 'POST /auth/reset-password',
    operationId: 'resetPassword',
    tag: 'Passwords',
    summary: 'Reset a forgotten password',
    description:
      'Sets a new password with the mailed code, ends all sessions, revokes all access tokens and disconnects all accounts at identity providers.',
    access: 'visitor',
    input: { body: passwordResetSchema.meta(bodyExample({ email, otp: CODE_EXAMPLE, password })) },
    response: success(messages.passwordReset, {}, { description: 'The new password is set.' }),
    refusals: [InvalidCodeError],
    async handle({ dependencies, body, caller, cookies }) {
      cookies.setDevice(await resetPassword(dependencies, body, caller))
    },
  }),

  operation({
    route: 'POST /auth/change-password',
    operationId: 'changePassword',
    tag: 'Passwords',
    summary: 'Change the password',
    description:
      'Requires the current password, ends all other sessions and, unless `revokeAccessTokens` is false, revokes all access tokens.',
    access: 'account',
    input: {
      body: passwordChangeSchema.meta(
        bodyExample({ currentPassword: password, newPassword: 'Better-horse2' }),
      ),
    },
    response: success(messages.passwordChanged, {}, { description: 'The new password is set.' }),
    async handle({ dependencies, body, viewer }) {
      await changePassword(dependencies, viewer, body)
    },
  }),
]
