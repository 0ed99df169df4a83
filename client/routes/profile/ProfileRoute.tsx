import UserRoundX from 'lucide-react/icons/user-round-x'
import { useId } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { profileLoaderQuery } from '#client/__generated__/profileLoaderQuery.graphql.ts'
import { MemberPosts } from '#client/features/feed/MemberPosts.tsx'
import { PullToRefresh } from '#client/features/feed/PullToRefresh.tsx'
import { RefreshButton } from '#client/features/feed/RefreshButton.tsx'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { ScreenHeading } from '#client/routes/ScreenHeading.tsx'
import { ScreenNotice } from '#client/routes/ScreenNotice.tsx'
import { MemberHeader } from '#client/features/members/MemberHeader.tsx'
import { MemberSkeleton } from '#client/features/members/MemberSkeleton.tsx'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { type profileLoader, profileQuery } from './profileLoader.ts'

const error = { title: messages.profileLoadFailed, headingLevel: 1 } as const

export function ProfileRoute() {
  return (
    <QueryBoundary skeleton={<MemberSkeleton title="Your Posts" />} error={error}>
      <ProfileScreen />
    </QueryBoundary>
  )
}

function ProfileScreen() {
  const headingId = useId()
  const reference = useLoaderData<typeof profileLoader>()
  const { viewer } = useRouteQuery<profileLoaderQuery>(profileQuery, reference)
  const refresh = useRefresh(profileQuery, reference.variables, FRESH_SECONDS.profiles)
  if (!viewer) {
    return (
      <ScreenNotice
        title={messages.profileMissing}
        icon={<UserRoundX aria-hidden="true" />}
        action={<RefreshButton refresh={refresh} />}
      />
    )
  }
  return (
    <PullToRefresh refresh={refresh}>
      <MemberHeader user={viewer.user} />
      <ScreenHeading id={headingId}>Your Posts</ScreenHeading>
      <MemberPosts user={viewer.user} labelledBy={headingId} refresh={refresh} />
    </PullToRefresh>
  )
}
