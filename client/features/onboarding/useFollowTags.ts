import { graphql } from 'react-relay/hooks'
import type { useFollowTagsMutation } from '#client/__generated__/useFollowTagsMutation.graphql.ts'
import { mutationFailure } from '#client/relay/errors.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { messages } from '#rules/messages.ts'

/** Follows tags, and resolves to the first problem. */
export function useFollowTags() {
  const commit = useMutationPromise<useFollowTagsMutation>(graphql`
    mutation useFollowTagsMutation($input: FollowTagInput!) {
      followTag(input: $input) {
        __typename
        ... on Error {
          message
        }
      }
    }
  `)
  const follow = async (name: string) => (await commit({ input: { name } })).followTag
  return async (names: readonly string[]) => {
    const problems = names.map((name) => mutationFailure(follow(name), { fallback: messages.somethingWrong }))
    return (await Promise.all(problems)).find(Boolean)
  }
}
