import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import {
  NavigationType,
  useLoaderData,
  useLocation,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom'
import type { searchLoaderQuery } from '#client/__generated__/searchLoaderQuery.graphql.ts'
import { RecentSearches } from '#client/features/search/RecentSearches.tsx'
import { readSearchParams, searchPath, type SearchKind } from '#client/features/search/search-params.ts'
import { SearchField } from '#client/features/search/SearchField.tsx'
import { SearchFilters } from '#client/features/search/SearchFilters.tsx'
import { SearchHelp } from '#client/features/search/SearchHelp.tsx'
import { useRecentSearches } from '#client/features/search/useRecentSearches.ts'
import { useSearchText } from '#client/features/search/useSearchText.ts'
import { ListScreen } from '#client/routes/ListScreen.tsx'
import { TOUCH_SCREEN } from '#client/ui/browser/useMediaQuery.ts'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { LinkTabs } from '#client/ui/LinkTabs.tsx'
import { PageSpinner } from '#client/ui/PageSpinner.tsx'
import { PageTitle } from '#client/ui/PageTitle.tsx'
import { useShortcut } from '#client/ui/shortcuts/shortcuts.ts'
import { PRODUCT_NAME } from '#rules/limits.ts'
import * as searchMessages from '#rules/messages/search.ts'
import { type searchLoader, searchQuery } from './searchLoader.ts'
import { SearchResults } from './SearchResults.tsx'
import styles from './SearchRoute.module.css'

const SearchDashboard = lazyOptional(async () => (await import('./SearchDashboard.tsx')).SearchDashboard)

const TABS: readonly { kind: SearchKind; name: string }[] = [
  { kind: 'posts', name: 'Posts' },
  { kind: 'members', name: 'Members' },
  { kind: 'tags', name: 'Tags' },
  { kind: 'groups', name: 'Groups' },
]
const error = { title: 'Search failed' }

/** The results of the text in the field, or recent searches, tips and the dashboard while it is empty. */
export function SearchRoute() {
  const headingId = useId()
  const field = useRef<HTMLInputElement>(null)
  const reference = useLoaderData<typeof searchLoader>()
  const [url] = useSearchParams()
  const params = readSearchParams(url)
  const { q, kind, media, sort } = params
  const { text, isOverlong, isOutdated, change, submit, clear } = useSearchText(q, (changed) =>
    searchPath({ ...params, q: changed }),
  )
  useShortcut('/', () => {
    field.current?.focus()
    field.current?.select()
  })
  const recent = useRecentSearches()
  useHeaderSearch(() => recent.add(q))
  const isRevisited = useNavigationType() === NavigationType.Pop
  // The keyboard of a phone would cover the dashboard.
  const [focusOnMount] = useState(() => !q && !isRevisited && !window.matchMedia(TOUCH_SCREEN).matches)
  const [count, setCount] = useState('')

  const skeleton = kind === 'posts' ? undefined : <PageSpinner label="Searching..." />
  const tabs = TABS.map(({ name, kind: other }) => ({ name, to: searchPath({ ...params, kind: other }) }))
  return (
    <>
      <PageTitle>{[q, 'Search', PRODUCT_NAME].filter(Boolean).join(' · ')}</PageTitle>
      <h1 id={headingId} className="visually-hidden">
        Search
      </h1>
      <SearchField
        label="Search posts, members, tags and groups"
        placeholder="Search"
        shortcut="/"
        input={field}
        text={text}
        error={isOverlong ? searchMessages.searchTooLong : undefined}
        isBusy={isOutdated && !isOverlong}
        focusOnMount={focusOnMount}
        onChange={change}
        onSubmit={() => {
          recent.add(text)
          submit()
        }}
        onClear={clear}
      />
      {/* A live region must exist before its content changes. */}
      <output className="visually-hidden">{count}</output>
      {reference && (
        <LinkTabs label="Kinds of results" tabs={tabs} current={searchPath(params)}>
          {kind === 'posts' && <SearchFilters params={params} />}
          <div aria-busy={isOutdated}>
            <ListScreen<searchLoaderQuery>
              key={`${kind} ${media} ${sort}`}
              query={searchQuery}
              reference={reference}
              skeleton={skeleton}
              error={error}
            >
              {(data) => (
                <SearchResults data={data} params={params} labelledBy={headingId} onCount={setCount} />
              )}
            </ListScreen>
          </div>
        </LinkTabs>
      )}
      {!reference && !isOverlong && (
        <>
          {q && <p className={styles.hint}>{'Enter a word or a #tag to search.'}</p>}
          <RecentSearches recent={recent} params={params} onEmpty={() => field.current?.focus()} />
          <SearchHelp params={params} />
          <SearchDashboard />
        </>
      )}
    </>
  )
}

/** Calls `onSubmit` for a search of the header, but not when the reader returns to it. */
function useHeaderSearch(onSubmit: () => void) {
  const location = useLocation()
  const isNew = useNavigationType() === NavigationType.Push
  const submit = useEffectEvent(onSubmit)
  useEffect(() => {
    if (isNew && location.state?.isSubmitted === true) submit()
  }, [isNew, location])
}
