import { useId } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router-dom'
import type { followsLoaderFollowingQuery } from '#client/__generated__/followsLoaderFollowingQuery.graphql.ts'
import { PullToRefresh } from '#client/features/feed/PullToRefresh.tsx'
import { Following } from '#client/features/follows/Following.tsx'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { GoBackButton } from '#client/routes/GoBack.tsx'
import { MemberNotFound } from '#client/routes/MemberNotFound.tsx'
import { SubscreenHeading } from '#client/routes/SubscreenHeading.tsx'
import { PageSpinner } from '#client/ui/PageSpinner.tsx'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { type followingLoader, followingQuery } from './followsLoader.ts'

const error = { title: messages.membersLoadFailed, headingLevel: 1, action: <GoBackButton /> } as const

export function FollowingRoute() {
  const query = useLoaderData<typeof followingLoader>()
  if (!query) return <MemberNotFound isInvalidId />
  return (
    <QueryBoundary
      key={query.variables.userId}
      skeleton={<PageSpinner label={messages.membersLoading} />}
      error={error}
    >
      <FollowingScreen reference={query} />
    </QueryBoundary>
  )
}

function FollowingScreen({ reference }: { reference: PreloadedQuery<followsLoaderFollowingQuery> }) {
  const headingId = useId()
  const { user } = useRouteQuery<followsLoaderFollowingQuery>(followingQuery, reference)
  const refresh = useRefresh(followingQuery, reference.variables, FRESH_SECONDS.profiles)
  if (!user) return <MemberNotFound />
  return (
    <PullToRefresh refresh={refresh}>
      <SubscreenHeading id={headingId} subject={user.fullName}>
        Following
      </SubscreenHeading>
      <Following user={user} labelledBy={headingId} refresh={refresh} />
    </PullToRefresh>
  )
}
