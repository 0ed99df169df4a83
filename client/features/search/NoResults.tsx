import { Suspense } from 'react'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { withoutOperators } from './plain-words.ts'
import { searchPath, type SearchParams } from './search-params.ts'
import { SearchSuggestion } from './SearchSuggestion.tsx'

/** Helps to change a search that found nothing. */
export function NoResults({ params }: { params: SearchParams }) {
  const isOfPosts = params.kind === 'posts'
  const words = withoutOperators(params.q)
  const isFiltered = isOfPosts && params.media !== null
  return (
    <Notice
      title={`No ${params.kind} found`}
      cast="owl"
      action={
        <>
          {isOfPosts && (
            <ErrorBoundary resetKey={params.q} renderFallback={() => null}>
              <Suspense>
                <SearchSuggestion params={params} />
              </Suspense>
            </ErrorBoundary>
          )}
          {isFiltered && (
            <ButtonLink variant="secondary" to={searchPath({ ...params, media: null })}>
              Search all kinds of posts
            </ButtonLink>
          )}
          {words !== undefined && (
            <ButtonLink variant="secondary" to={searchPath({ ...params, q: words })}>
              <span>
                Search for <bdi>{words}</bdi> only
              </span>
            </ButtonLink>
          )}
        </>
      }
    >
      {`Nothing matches all of “${params.q}”. Check the spelling, or use fewer${isFiltered ? ' filters and' : ''} words.`}
    </Notice>
  )
}
