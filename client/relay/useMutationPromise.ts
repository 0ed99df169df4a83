import { useCallback } from 'react'
import { useMutation } from 'react-relay/hooks'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'

/** For mutations without optimism, such as a form's: an answer to wait for instead of two callbacks. */
export function useMutationPromise<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): (variables: TMutation['variables']) => Promise<TMutation['response']> {
  const [commit] = useMutation<TMutation>(mutation)
  return useCallback(
    (variables) =>
      new Promise((resolve, reject) => {
        commit({ variables, onCompleted: resolve, onError: reject })
      }),
    [commit],
  )
}
