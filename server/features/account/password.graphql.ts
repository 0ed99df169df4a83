import { messages } from '#rules/messages.ts'
import { InvalidCodeError } from '#server/features/auth/refusals.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import { changePassword } from './change-password.ts'
import { requestPasswordReset, resetPassword } from './reset-password.ts'
import { defineMutation } from '#server/platform/graphql/define-mutation.ts'
import { descriptions } from '#server/platform/graphql/descriptions.ts'
import { dropEndedViewer } from '#server/platform/graphql/change-viewer.ts'
import { omitNulls } from '#server/platform/omit-nulls.ts'
import { SENTENCE } from '#server/platform/graphql/sentence.ts'
import { viewerField } from '#server/features/members/viewer.graphql.ts'

defineMutation('requestPasswordReset', {
  access: 'visitor',
  description:
    'Sends a six-digit code to the address. The response is the same whether or not an account uses the address.',
  refusals: [ValidationError],
  input: (t) => ({
    email: t.string({ required: true, description: 'The email address of the account.' }),
  }),
  resolve: async (input, _viewer, { dependencies, caller, cookies }) => {
    cookies.setCodeRequest(await requestPasswordReset(dependencies, input, caller))
    return { message: messages.resetCodeSent }
  },
  payload: (t) => ({ message: t.exposeString('message', SENTENCE) }),
})

defineMutation('resetPassword', {
  access: 'visitor',
  description:
    'Sets a new password, ends every session of the member, revokes all access tokens and unlinks all identities.',
  refusals: [ValidationError, InvalidCodeError],
  input: (t) => ({
    email: t.string({ required: true, description: 'The email address that the code was sent to.' }),
    otp: t.string({ required: true, description: descriptions.oneTimeCode }),
    password: t.string({ required: true, description: descriptions.newPassword }),
  }),
  resolve: async (input, _viewer, context) => {
    context.cookies.setDevice(await resetPassword(context.dependencies, input, context.caller))
    // The reset also ended the caller's own session.
    await dropEndedViewer(context)
    return { message: messages.passwordReset }
  },
  payload: (t) => ({ message: t.exposeString('message', SENTENCE) }),
})

defineMutation('changePassword', {
  access: 'account',
  description: 'Changes the password and ends every other session of the member.',
  refusals: [ValidationError],
  input: (t) => ({
    currentPassword: t.string({ required: true, description: 'The current password.' }),
    newPassword: t.string({ required: true, description: descriptions.newPassword }),
    revokeAccessTokens: t.boolean({
      defaultValue: true,
      description: 'Whether to revoke all personal access tokens.',
    }),
  }),
  resolve: async (input, viewer, { dependencies }) => {
    await changePassword(dependencies, viewer, omitNulls(input))
    return { message: messages.passwordChanged }
  },
  payload: (t) => ({
    message: t.exposeString('message', SENTENCE),
    viewer: t.prismaField(viewerField),
  }),
})
