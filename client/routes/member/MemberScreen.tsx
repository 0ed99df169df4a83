import { useId } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import type { memberLoaderQuery } from '#client/__generated__/memberLoaderQuery.graphql.ts'
import { PullToRefresh } from '#client/features/feed/PullToRefresh.tsx'
import { CoverBackButton } from '#client/features/members/GoBack.tsx'
import { MemberNotFound } from '#client/features/members/MemberNotFound.tsx'
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
      <MemberNotFound title={messages.userNotFound}>
        This profile doesn't exist or was deleted.
      </MemberNotFound>
    )
  return (
    <PullToRefresh refresh={refresh}>
      <MemberHeader user={user}>
        <CoverBackButton />
      </MemberHeader>
      <ScreenHeading id={headingId} subject={user.fullName}>
        {user.isViewer ? 'Your Posts' : 'User Posts'}
      </ScreenHeading>
      <MemberPosts user={user} labelledBy={headingId} refresh={refresh} />
    </PullToRefresh>
  )
}
