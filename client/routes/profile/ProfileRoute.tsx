import { MemberSkeleton } from '#client/features/members/MemberSkeleton.tsx'
import { PostsBoundary } from '#client/features/posts/PostsBoundary.tsx'
import { ProfileScreen } from './ProfileScreen.tsx'

export function ProfileRoute() {
  return (
    <PostsBoundary skeleton={<MemberSkeleton />}>
      <ProfileScreen />
    </PostsBoundary>
  )
}
