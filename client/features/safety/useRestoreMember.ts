import { useRevalidator } from 'react-router-dom'
import type { GraphQLTaggedNode } from 'relay-runtime'
import { mutationFailure } from '#client/relay/errors.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { resultOf, type SingleFieldMutation } from '#client/relay/useToggle.ts'
import { notify } from '#client/ui/toast.ts'

type RestoreMutation = SingleFieldMutation & { variables: { input: { userId: string } } }

/** Ends a block or a mute and fetches the open screen again, with the content of the member. Shows a failure as a toast. */
export function useRestoreMember(mutation: GraphQLTaggedNode, fallback: string) {
  const { revalidate } = useRevalidator()
  const commit = useMutationPromise<RestoreMutation>(mutation)
  return async (userId: string) => {
    const request = commit({ input: { userId } }, { updater: (store) => store.invalidateStore() })
    const result = request.then((response) => resultOf(response) ?? { __typename: '' })
    const failure = await mutationFailure(result, { fallback })
    if (failure) notify.error(failure)
    else await revalidate()
  }
}
