import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { MemberSuggestionsQuery } from '#client/__generated__/MemberSuggestionsQuery.graphql.ts'
import { SuggestedMembers } from './SuggestedMembers.tsx'

/** Loads suggestions for a screen that works without them. */
export function MemberSuggestions() {
  const query = useLazyLoadQuery<MemberSuggestionsQuery>(
    graphql`
      query MemberSuggestionsQuery @throwOnFieldError {
        ...SuggestedMembers_query
      }
    `,
    {},
  )
  return <SuggestedMembers query={query} />
}
