import { useLoaderData } from 'react-router-dom'
import { QueryBoundary } from '#client/features/layout/QueryBoundary.tsx'
import { GoBackButton } from '#client/features/members/GoBack.tsx'
import { MemberNotFound } from '#client/features/members/MemberNotFound.tsx'
import { MemberSkeleton } from '#client/features/members/MemberSkeleton.tsx'
import { messages } from '#rules/messages.ts'
import type { memberLoader } from './memberLoader.ts'
import { MemberScreen } from './MemberScreen.tsx'

const error = {
  title: messages.userLoadFailed,
  headingLevel: 1,
  action: <GoBackButton />,
} as const

export function MemberRoute() {
  const query = useLoaderData<typeof memberLoader>()
  if (!query)
    return <MemberNotFound title={messages.userIdInvalid}>This link isn't a valid profile.</MemberNotFound>
  return (
    <QueryBoundary
      key={query.variables.userId}
      skeleton={<MemberSkeleton title="User Posts" />}
      error={error}
    >
      <MemberScreen reference={query} />
    </QueryBoundary>
  )
}
