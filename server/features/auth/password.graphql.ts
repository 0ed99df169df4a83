import { messages } from '#rules/messages.ts'
import { InvalidCodeError } from './refusals.ts'
import { MissingScopeError, NotAuthenticatedError, ValidationError } from '#server/platform/refusals.ts'
import { changePassword } from './change-password.ts'
import { requestPasswordReset, resetPassword } from './reset-password.ts'
import { requireSession } from '#server/platform/viewer.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { descriptions } from '#server/platform/graphql/descriptions.ts'
import { dropEndedViewer } from '#server/platform/graphql/change-viewer.ts'
import { omitNulls } from '#server/platform/omit-nulls.ts'
import { SENTENCE } from '#server/platform/graphql/sentence.ts'
import { viewerField } from '#server/features/members/viewer.graphql.ts'

builder.relayMutationField(
  'requestPasswordReset',
  {
    description: 'Input of `requestPasswordReset`.',
    inputFields: (t) => ({
      email: t.string({ required: true, description: 'The email address of the account.' }),
    }),
  },
  {
    authScopes: { visitor: true },
    description:
      'Sends a six-digit code to the address. The response is the same whether or not an account uses the address.',
    errors: { types: [ValidationError] },
    resolve: async (_root, { input }, { dependencies, caller, cookies }) => {
      cookies.setCodeRequest(await requestPasswordReset(dependencies, input, caller))
      return { message: messages.resetCodeSent }
    },
  },
  {
    description: 'The request was received.',
    outputFields: (t) => ({ message: t.exposeString('message', SENTENCE) }),
  },
)

builder.relayMutationField(
  'resetPassword',
  {
    description: 'Input of `resetPassword`.',
    inputFields: (t) => ({
      email: t.string({ required: true, description: 'The email address that the code was sent to.' }),
      otp: t.string({ required: true, description: descriptions.oneTimeCode }),
      password: t.string({ required: true, description: descriptions.newPassword }),
    }),
  },
  {
    authScopes: { visitor: true },
    description:
      'Sets a new password, ends every session of the member, revokes all access tokens and unlinks all identities.',
    errors: { types: [ValidationError, InvalidCodeError] },
    resolve: async (_root, { input }, context) => {
      context.cookies.setDevice(await resetPassword(context.dependencies, input, context.caller))
      // The reset also ended the caller's own session.
      await dropEndedViewer(context)
      return { message: messages.passwordReset }
    },
  },
  {
    description: 'The password was changed.',
    outputFields: (t) => ({ message: t.exposeString('message', SENTENCE) }),
  },
)

builder.relayMutationField(
  'changePassword',
  {
    description: 'Input of `changePassword`.',
    inputFields: (t) => ({
      currentPassword: t.string({ required: true, description: 'The current password.' }),
      newPassword: t.string({ required: true, description: descriptions.newPassword }),
      revokeAccessTokens: t.boolean({
        defaultValue: true,
        description: 'Whether to revoke all personal access tokens.',
      }),
    }),
  },
  {
    authScopes: { account: true },
    description: 'Changes the password and ends every other session of the member.',
    errors: { types: [ValidationError, NotAuthenticatedError, MissingScopeError] },
    resolve: async (_root, { input }, { dependencies, viewer }) => {
      await changePassword(dependencies, requireSession(viewer), omitNulls(input))
      return { message: messages.passwordChanged }
    },
  },
  {
    description: 'The password was changed.',
    outputFields: (t) => ({
      message: t.exposeString('message', SENTENCE),
      viewer: t.prismaField(viewerField),
    }),
  },
)
