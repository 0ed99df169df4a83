import { graphql } from 'react-relay/hooks'
import { useRevalidator } from 'react-router-dom'
import type { useUnmuteUserMutation } from '#client/__generated__/useUnmuteUserMutation.graphql.ts'
import { mutationFailure } from '#client/relay/errors.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { notify } from '#client/ui/toast.ts'
import { messages } from '#rules/messages.ts'

/** Ends a mute and fetches the open screen again, with the content of the member. Shows a failure as a toast. */
export function useUnmuteUser() {
  const { revalidate } = useRevalidator()
  const commit = useMutationPromise<useUnmuteUserMutation>(graphql`
    mutation useUnmuteUserMutation($input: UnmuteUserInput!) {
      unmuteUser(input: $input) {
        __typename
        ... on UnmuteUserPayload {
          user {
            viewerMutes
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
      request.then(({ unmuteUser }) => unmuteUser),
      { fallback: messages.unmuteUserFailed },
    )
    if (failure) notify.error(failure)
    else await revalidate()
  }
}
