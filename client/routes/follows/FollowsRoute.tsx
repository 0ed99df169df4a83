import { useId } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { followsLoaderQuery } from '#client/__generated__/followsLoaderQuery.graphql.ts'
import { Followers } from '#client/features/follows/Followers.tsx'
import { Following } from '#client/features/follows/Following.tsx'
import { GoBackButton } from '#client/routes/GoBack.tsx'
import { ListScreen } from '#client/routes/ListScreen.tsx'
import { MemberNotFound } from '#client/routes/MemberNotFound.tsx'
import { SubscreenHeading } from '#client/routes/SubscreenHeading.tsx'
import { PageSpinner } from '#client/ui/PageSpinner.tsx'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { followsQuery, type followsLoader } from './followsLoader.ts'

const error = { title: 'Failed to load members', headingLevel: 1, action: <GoBackButton /> } as const

/** The followers of a member, or the members followed by them. */
export function FollowsRoute() {
  const headingId = useId()
  const reference = useLoaderData<typeof followsLoader>()
  if (!reference) return <MemberNotFound isInvalidId />
  const { userId, followers } = reference.variables
  return (
    <ListScreen<followsLoaderQuery>
      key={`${userId} ${followers}`}
      query={followsQuery}
      reference={reference}
      freshSeconds={FRESH_SECONDS.profiles}
      skeleton={<PageSpinner label={messages.membersLoading} />}
      error={error}
    >
      {({ user }, refresh) => {
        if (!user) return <MemberNotFound />
        const { fullName, Followers_user: withFollowers, Following_user: withFollowing } = user
        return (
          <>
            <SubscreenHeading id={headingId} subject={fullName}>
              {withFollowers ? 'Followers' : 'Following'}
            </SubscreenHeading>
            {withFollowers && <Followers user={withFollowers} labelledBy={headingId} refresh={refresh} />}
            {withFollowing && <Following user={withFollowing} labelledBy={headingId} refresh={refresh} />}
          </>
        )
      }}
    </ListScreen>
  )
}
