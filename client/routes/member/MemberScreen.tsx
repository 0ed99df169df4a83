import { useId } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import type { memberLoaderQuery } from '#client/__generated__/memberLoaderQuery.graphql.ts'
import { PullToRefresh } from '#client/features/feed/PullToRefresh.tsx'
import { BackButton } from '#client/features/members/BackButton.tsx'
import { MemberFailure } from '#client/features/members/MemberFailure.tsx'
import { MemberHeader } from '#client/features/members/MemberHeader.tsx'
import { MemberPosts } from '#client/features/feed/MemberPosts.tsx'
import { ScreenHeading } from '#client/features/layout/ScreenHeading.tsx'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { memberQuery } from './memberLoader.ts'

export function MemberScreen({ reference }: { reference: PreloadedQuery<memberLoaderQuery> }) {
  const headingId = useId()
  const { user } = useRouteQuery<memberLoaderQuery>(memberQuery, reference)
  const refresh = useRefresh(memberQuery, reference.variables, FRESH_SECONDS.profiles)
  if (!user)
    return (
      <MemberFailure message={messages.userNotFound}>There is no such profile, or no longer.</MemberFailure>
    )
  return (
    <PullToRefresh refresh={refresh}>
      <MemberHeader user={user}>
        <BackButton />
      </MemberHeader>
      <ScreenHeading id={headingId} subject={user.fullName}>
        {user.isViewer ? 'Your Posts' : 'User Posts'}
      </ScreenHeading>
      <MemberPosts user={user} labelledBy={headingId} refresh={refresh} />
    </PullToRefresh>
  )
}
