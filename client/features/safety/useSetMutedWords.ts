import { graphql } from 'react-relay/hooks'
import type { useSetMutedWordsMutation } from '#client/__generated__/useSetMutedWordsMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

/** Replaces the muted words. Lists are fetched again when they are next opened. */
export function useSetMutedWords() {
  const commit = useMutationPromise<useSetMutedWordsMutation>(graphql`
    mutation useSetMutedWordsMutation($input: SetMutedWordsInput!) {
      setMutedWords(input: $input) {
        __typename
        ... on SetMutedWordsPayload {
          viewer {
            mutedWords
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async (words: readonly string[]) => {
    const { setMutedWords } = await commit(
      { input: { words } },
      { updater: (store) => store.invalidateStore() },
    )
    return setMutedWords
  }
}
