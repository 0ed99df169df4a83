import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { useRecentSearchesQuery } from '#client/__generated__/useRecentSearchesQuery.graphql.ts'
import { createDraft } from '#client/features/drafts/draft.ts'
import { useObservable } from '#client/ui/browser/observable.ts'
import { useIsVisitor } from '#client/session/useRequireSignIn.ts'
import { isSearchable } from './search-params.ts'

const RECENT_SEARCHES_MAX = 10

export type RecentSearches = ReturnType<typeof useRecentSearches>

/** The last searches of the viewer, stored on this device and deleted at sign-out like their drafts. */
export function useRecentSearches() {
  // The layout has loaded the viewer, if any, so this sends no request.
  const { viewer } = useLazyLoadQuery<useRecentSearchesQuery>(
    graphql`
      query useRecentSearchesQuery {
        viewer {
          id
        }
      }
    `,
    {},
    { fetchPolicy: useIsVisitor() ? 'store-only' : 'store-or-network' },
  )
  const memberId = viewer?.id
  const [draft] = useState(() =>
    createDraft(memberId === undefined ? undefined : { memberId, subject: 'recent searches' }, NONE),
  )
  const without = (removed: string) => searchesIn(draft.get()).filter((search) => search !== removed)
  return {
    draft,
    /** Moves the search to the start of the list. */
    add(text: string) {
      const search = text.trim()
      if (!isSearchable(search)) return
      draft.note({ searches: [search, ...without(search)].slice(0, RECENT_SEARCHES_MAX) })
    },
    remove: (search: string) => draft.note({ searches: without(search) }),
    clear: draft.clear,
  }
}

/** The searches of a list. The screen of results adds to the list without being rendered again. */
export function useStoredSearches({ draft }: RecentSearches): string[] {
  return searchesIn(useObservable(draft, draft.empty))
}

function searchesIn({ searches }: { searches: unknown }): string[] {
  return Array.isArray(searches) ? searches.filter((search) => typeof search === 'string') : []
}

const NONE: { searches: string[] } = { searches: [] }
