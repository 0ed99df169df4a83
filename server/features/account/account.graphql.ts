import { messages } from '#rules/messages.ts'
import { defineMutation } from '#server/platform/graphql/define-mutation.ts'
import { dropEndedViewer } from '#server/platform/graphql/change-viewer.ts'
import { SENTENCE } from '#server/platform/graphql/sentence.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import { deleteAccount } from './delete-account.ts'

defineMutation('deleteAccount', {
  access: 'account',
  description: 'Permanently deletes the account with its posts, comments, reactions, media and sessions.',
  refusals: [ValidationError],
  input: (t) => ({
    password: t.string({ required: true, description: 'The password of the account.' }),
  }),
  resolve: async (input, viewer, context) => {
    const { dependencies, cookies } = context
    await deleteAccount(dependencies, viewer, input)
    cookies.clear()
    cookies.clearDevice()
    await dropEndedViewer(context)
    return { message: messages.accountDeleted }
  },
  payload: (t) => ({ message: t.exposeString('message', SENTENCE) }),
})
