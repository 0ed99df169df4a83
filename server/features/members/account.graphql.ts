import { messages } from '#rules/messages.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { dropEndedViewer } from '#server/platform/graphql/change-viewer.ts'
import { SENTENCE } from '#server/platform/graphql/sentence.ts'
import { MissingScopeError, NotAuthenticatedError, ValidationError } from '#server/platform/refusals.ts'
import { requireSession } from '#server/platform/viewer.ts'
import { deleteAccount } from './delete-account.ts'

builder.relayMutationField(
  'deleteAccount',
  {
    description: 'Input of `deleteAccount`.',
    inputFields: (t) => ({
      password: t.string({ required: true, description: 'The password of the account.' }),
    }),
  },
  {
    authScopes: { account: true },
    description: 'Permanently deletes the account with its posts, comments, reactions, media and sessions.',
    errors: { types: [ValidationError, NotAuthenticatedError, MissingScopeError] },
    resolve: async (_root, { input }, context) => {
      const { dependencies, viewer, cookies } = context
      await deleteAccount(dependencies, requireSession(viewer), input)
      cookies.clear()
      cookies.clearDevice()
      await dropEndedViewer(context)
      return { message: messages.accountDeleted }
    },
  },
  {
    description: 'The account was deleted.',
    outputFields: (t) => ({ message: t.exposeString('message', SENTENCE) }),
  },
)
