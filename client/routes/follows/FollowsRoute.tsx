import { useId } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router-dom'
import type { followsLoaderQuery } from '#client/__generated__/followsLoaderQuery.graphql.ts'
import { PullToRefresh } from '#client/features/feed/PullToRefresh.tsx'
import { Followers } from '#client/features/follows/Followers.tsx'
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
import { followsQuery, type followersLoader } from './followsLoader.ts'

const error = { title: messages.membersLoadFailed, headingLevel: 1, action: <GoBackButton /> } as const

/** The followers of a member, or the members followed by them. */
export function FollowsRoute() {
  const query = useLoaderData<typeof followersLoader>()
  if (!query) return <MemberNotFound isInvalidId />
  const { userId, followers } = query.variables
  return (
    <QueryBoundary
      key={`${userId} ${followers}`}
      skeleton={<PageSpinner label={messages.membersLoading} />}
      error={error}
    >
      <FollowsScreen reference={query} />
    </QueryBoundary>
  )
}

function FollowsScreen({ reference }: { reference: PreloadedQuery<followsLoaderQuery> }) {
  const headingId = useId()
  const { user } = useRouteQuery<followsLoaderQuery>(followsQuery, reference)
  const refresh = useRefresh(followsQuery, reference.variables, FRESH_SECONDS.profiles)
  if (!user) return <MemberNotFound />
  const { fullName, Followers_user: withFollowers, Following_user: withFollowing } = user
  return (
    <PullToRefresh refresh={refresh}>
      <SubscreenHeading id={headingId} subject={fullName}>
        {withFollowers ? 'Followers' : 'Following'}
      </SubscreenHeading>
      {withFollowers && <Followers user={withFollowers} labelledBy={headingId} refresh={refresh} />}
      {withFollowing && <Following user={withFollowing} labelledBy={headingId} refresh={refresh} />}
    </PullToRefresh>
  )
}
