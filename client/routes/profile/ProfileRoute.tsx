import { QueryBoundary } from '#client/features/layout/QueryBoundary.tsx'
import { MemberSkeleton } from '#client/features/members/MemberSkeleton.tsx'
import { messages } from '#rules/messages.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

const error = { title: messages.profileLoadFailed, headingLevel: 1 } as const

export function ProfileRoute() {
  return (
    <QueryBoundary skeleton={<MemberSkeleton title="Your Posts" />} error={error}>
      <ProfileScreen />
    </QueryBoundary>
  )
}
