import { graphql } from 'react-relay/hooks'
import { useRevalidator } from 'react-router-dom'
import type { useUnblockUserMutation } from '#client/__generated__/useUnblockUserMutation.graphql.ts'
import { mutationFailure } from '#client/relay/errors.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { notify } from '#client/ui/toast.ts'
import { messages } from '#rules/messages.ts'

/** Ends a block and fetches the open screen again, with the content of the member. Shows a failure as a toast. */
export function useUnblockUser() {
  const { revalidate } = useRevalidator()
  const commit = useMutationPromise<useUnblockUserMutation>(graphql`
    mutation useUnblockUserMutation($input: UnblockUserInput!) {
      unblockUser(input: $input) {
        __typename
        ... on UnblockUserPayload {
          user {
            viewerBlocks
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async (userId: string) => {
    const request = commit({ input: { userId } }, { updater: (store) => store.invalidateStore() })
    const failure = await mutationFailure(
      request.then(({ unblockUser }) => unblockUser),
      { fallback: messages.unblockUserFailed },
    )
    if (failure) notify.error(failure)
    else await revalidate()
  }
}
