import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { Subscription } from 'relay-runtime'
import type {
  useSuggestionsQuery,
  useSuggestionsQuery$data,
} from '#client/__generated__/useSuggestionsQuery.graphql.ts'
import type { TypedWord } from './useTypedWord.ts'

/** Milliseconds without a key press until suggestions are loaded. */
const TYPING_PAUSE = 150

/** `text` replaces the typed word. */
export type Suggestion = { id: string; text: string } & (
  { fullName: string; photoUrl: string; photoSrcSet: string | null | undefined } | { postCount: number }
)

type Found = { word: TypedWord; suggestions: readonly Suggestion[] }

/** Loads the suggestions for a word. While it is typed further, the last ones stay. None are found if the request fails. */
export function useSuggestions(word: TypedWord | undefined): Found | undefined {
  const environment = useRelayEnvironment()
  const [found, setFound] = useState<Found>()

  useEffect(() => {
    if (!word) return
    let request: Subscription | undefined
    const load = () => {
      request = fetchQuery<useSuggestionsQuery>(environment, suggestionsQuery, {
        text: word.text.slice(1),
        isTag: word.kind === 'tag',
      }).subscribe({
        next: (data) => setFound({ word, suggestions: toSuggestions(data) }),
        error: () => setFound(undefined),
      })
    }
    const timer = setTimeout(load, TYPING_PAUSE)
    return () => {
      clearTimeout(timer)
      request?.unsubscribe()
    }
  }, [environment, word])

  const isSameWord = found && found.word.start === word?.start && found.word.kind === word.kind
  return isSameWord && found.suggestions.length > 0 ? found : undefined
}

function toSuggestions({ mentionSuggestions = [], searchTags = [] }: useSuggestionsQuery$data): Suggestion[] {
  return [
    ...mentionSuggestions.map(({ username, ...member }) => ({ ...member, text: `@${username}` })),
    ...searchTags.map(({ name, ...tag }) => ({ ...tag, text: `#${name}` })),
  ]
}

const suggestionsQuery = graphql`
  query useSuggestionsQuery($text: String!, $isTag: Boolean!) {
    mentionSuggestions(prefix: $text, first: 6) @skip(if: $isTag) {
      id
      username
      fullName
      photoUrl(width: 128)
      photoSrcSet
    }
    searchTags(query: $text, first: 6) @include(if: $isTag) {
      id
      name
      postCount
    }
  }
`
