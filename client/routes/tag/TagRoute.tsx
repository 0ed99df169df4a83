import { useId } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router-dom'
import type { tagLoaderQuery } from '#client/__generated__/tagLoaderQuery.graphql.ts'
import { PullToRefresh } from '#client/features/feed/PullToRefresh.tsx'
import { TagPosts } from '#client/features/tags/TagPosts.tsx'
import { TagSkeleton } from '#client/features/tags/TagSkeleton.tsx'
import { TagSummary } from '#client/features/tags/TagSummary.tsx'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { GoBackButton } from '#client/routes/GoBack.tsx'
import { ScreenHeading } from '#client/routes/ScreenHeading.tsx'
import { useOnceTrue } from '#client/ui/useOnceTrue.ts'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { tagLoadFailed } from '#rules/messages/tags.ts'
import { TagNotUsed } from './TagNotUsed.tsx'
import { type tagLoader, tagQuery } from './tagLoader.ts'

const error = { title: tagLoadFailed, headingLevel: 1, action: <GoBackButton /> } as const

export function TagRoute() {
  const reference = useLoaderData<typeof tagLoader>()
  const { name } = reference.variables
  return (
    <QueryBoundary
      key={name}
      skeleton={
        <>
          <ScreenHeading>{`#${name}`}</ScreenHeading>
          <TagSkeleton />
        </>
      }
      error={error}
    >
      <TagScreen reference={reference} />
    </QueryBoundary>
  )
}

function TagScreen({ reference }: { reference: PreloadedQuery<tagLoaderQuery> }) {
  const headingId = useId()
  const { tag } = useRouteQuery<tagLoaderQuery>(tagQuery, reference)
  const refresh = useRefresh(tagQuery, reference.variables, FRESH_SECONDS.posts)
  // After a follow, the notice stays and with it the focus.
  const wasUnused = useOnceTrue(!tag)
  if (!tag || (wasUnused && tag.postCount === 0))
    return <TagNotUsed name={reference.variables.name} tag={tag ?? null} />
  return (
    <PullToRefresh refresh={refresh}>
      <ScreenHeading id={headingId}>{`#${tag.name}`}</ScreenHeading>
      <TagSummary tag={tag} />
      <TagPosts tag={tag} labelledBy={headingId} refresh={refresh} />
    </PullToRefresh>
  )
}
