import { useId } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import type { memberLoaderQuery } from '#client/__generated__/memberLoaderQuery.graphql.ts'
import { BackButton } from '#client/features/members/BackButton.tsx'
import { MemberFailure } from '#client/features/members/MemberFailure.tsx'
import { MemberHeader } from '#client/features/members/MemberHeader.tsx'
import { MemberPosts } from '#client/features/posts/MemberPosts.tsx'
import { ScreenHeading } from '#client/features/shell/ScreenHeading.tsx'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { messages } from '#rules/messages.ts'
import { memberQuery } from './memberLoader.ts'

export function MemberScreen({ query }: { query: PreloadedQuery<memberLoaderQuery> }) {
  const headingId = useId()
  const { user } = useRouteQuery<memberLoaderQuery>(memberQuery, query)
  if (!user) return <MemberFailure message={messages.userNotFound} />
  return (
    <>
      <MemberHeader user={user}>
        <BackButton />
      </MemberHeader>
      <ScreenHeading id={headingId}>User Posts</ScreenHeading>
      <MemberPosts user={user} labelledBy={headingId} />
    </>
  )
}
