import { useId } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { profileLoaderQuery } from '#client/__generated__/profileLoaderQuery.graphql.ts'
import { MemberHeader } from '#client/features/members/MemberHeader.tsx'
import { MemberPosts } from '#client/features/posts/MemberPosts.tsx'
import { ScreenHeading } from '#client/features/shell/ScreenHeading.tsx'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { profileQuery, type profileLoader } from './profileLoader.ts'

export function ProfileScreen() {
  const headingId = useId()
  const { viewer } = useRouteQuery<profileLoaderQuery>(profileQuery, useLoaderData<typeof profileLoader>())
  return (
    <>
      <MemberHeader user={viewer.user} />
      <ScreenHeading id={headingId}>Your Posts</ScreenHeading>
      <MemberPosts user={viewer.user} labelledBy={headingId} />
    </>
  )
}
