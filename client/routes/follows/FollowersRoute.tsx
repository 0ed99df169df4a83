import { useId } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router-dom'
import type { followsLoaderFollowersQuery } from '#client/__generated__/followsLoaderFollowersQuery.graphql.ts'
import { PullToRefresh } from '#client/features/feed/PullToRefresh.tsx'
import { Followers } from '#client/features/follows/Followers.tsx'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { GoBackButton } from '#client/routes/GoBack.tsx'
import { MemberNotFound } from '#client/routes/MemberNotFound.tsx'
import { SubscreenHeading } from '#client/routes/SubscreenHeading.tsx'
import { PageSpinner } from '#client/ui/PageSpinner.tsx'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { type followersLoader, followersQuery } from './followsLoader.ts'

const error = { title: messages.membersLoadFailed, headingLevel: 1, action: <GoBackButton /> } as const

export function FollowersRoute() {
  const query = useLoaderData<typeof followersLoader>()
  if (!query) return <MemberNotFound isInvalidId />
  return (
    <QueryBoundary
      key={query.variables.userId}
      skeleton={<PageSpinner label={messages.membersLoading} />}
      error={error}
    >
      <FollowersScreen reference={query} />
    </QueryBoundary>
  )
}

function FollowersScreen({ reference }: { reference: PreloadedQuery<followsLoaderFollowersQuery> }) {
  const headingId = useId()
  const { user } = useRouteQuery<followsLoaderFollowersQuery>(followersQuery, reference)
  const refresh = useRefresh(followersQuery, reference.variables, FRESH_SECONDS.profiles)
  if (!user) return <MemberNotFound />
  return (
    <PullToRefresh refresh={refresh}>
      <SubscreenHeading id={headingId} subject={user.fullName}>
        Followers
      </SubscreenHeading>
      <Followers user={user} labelledBy={headingId} refresh={refresh} />
    </PullToRefresh>
  )
}
