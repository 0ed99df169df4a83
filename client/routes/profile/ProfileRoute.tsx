import { RouteBoundary } from '#client/relay/RouteBoundary.tsx'
import { MemberSkeleton } from '#client/features/members/MemberSkeleton.tsx'
import { messages } from '#rules/messages.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

const failure = { title: messages.profileLoadFailed, text: messages.tryAgainLater, headingLevel: 1 } as const

export function ProfileRoute() {
  return (
    <RouteBoundary skeleton={<MemberSkeleton title="Your Posts" />} failure={failure}>
      <ProfileScreen />
    </RouteBoundary>
  )
}
