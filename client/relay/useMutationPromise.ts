import { useCallback } from 'react'
import { useMutation, type UseMutationConfig } from 'react-relay/hooks'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'

type MutationOptions<TMutation extends MutationParameters> = Pick<
  UseMutationConfig<TMutation>,
  'updater' | 'optimisticUpdater' | 'uploadables'
>

/** `useMutation` with a promise instead of callbacks. */
export function useMutationPromise<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): (
  variables: TMutation['variables'],
  options?: MutationOptions<TMutation>,
) => Promise<TMutation['response']> {
  const [commit] = useMutation<TMutation>(mutation)
  return useCallback(
    (variables, options) =>
      new Promise((resolve, reject) => {
        commit({ ...options, variables, onCompleted: resolve, onError: reject })
      }),
    [commit],
  )
}
