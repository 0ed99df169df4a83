import { useLoaderData } from 'react-router-dom'
import { RouteBoundary } from '#client/relay/RouteBoundary.tsx'
import { GoBackButton } from '#client/features/members/GoBackButton.tsx'
import { MemberFailure } from '#client/features/members/MemberFailure.tsx'
import { MemberSkeleton } from '#client/features/members/MemberSkeleton.tsx'
import { messages } from '#rules/messages.ts'
import type { memberLoader } from './memberLoader.ts'
import { MemberScreen } from './MemberScreen.tsx'

const failure = {
  title: messages.userLoadFailed,
  text: messages.tryAgainLater,
  headingLevel: 1,
  action: <GoBackButton />,
} as const

export function MemberRoute() {
  const query = useLoaderData<typeof memberLoader>()
  if (!query)
    return <MemberFailure message={messages.userIdInvalid}>No profile has this address.</MemberFailure>
  return (
    <RouteBoundary
      key={query.variables.userId}
      skeleton={<MemberSkeleton title="User Posts" />}
      failure={failure}
    >
      <MemberScreen reference={query} />
    </RouteBoundary>
  )
}
