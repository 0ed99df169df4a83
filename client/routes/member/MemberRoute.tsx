import { useId } from 'react'
import { useSubscribeToInvalidationState, type PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router-dom'
import type { memberLoaderQuery } from '#client/__generated__/memberLoaderQuery.graphql.ts'
import { MemberPosts } from '#client/features/feed/MemberPosts.tsx'
import { PullToRefresh } from '#client/features/feed/PullToRefresh.tsx'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { ScreenHeading } from '#client/routes/ScreenHeading.tsx'
import { CoverBackButton, GoBackButton } from '#client/routes/GoBack.tsx'
import { BlockedProfile } from '#client/features/safety/BlockedProfile.tsx'
import { MemberHeader } from '#client/features/members/MemberHeader.tsx'
import { MemberNotFound } from '#client/routes/MemberNotFound.tsx'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { MemberSkeleton } from '#client/features/members/MemberSkeleton.tsx'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { type memberLoader, memberQuery } from './memberLoader.ts'

const MemberSuggestions = lazyOptional(
  async () => (await import('#client/features/follows/MemberSuggestions.tsx')).MemberSuggestions,
)

const error = {
  title: messages.userLoadFailed,
  headingLevel: 1,
  action: <GoBackButton />,
} as const

export function MemberRoute() {
  const query = useLoaderData<typeof memberLoader>()
  if (!query) return <MemberNotFound isInvalidId />
  if (query === 'unknown name') return <MemberNotFound />
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

function MemberScreen({ reference }: { reference: PreloadedQuery<memberLoaderQuery> }) {
  const headingId = useId()
  const { user } = useRouteQuery<memberLoaderQuery>(memberQuery, reference)
  const refresh = useRefresh(memberQuery, reference.variables, FRESH_SECONDS.profiles)
  // After a failure the shown profile stays.
  useSubscribeToInvalidationState(user ? [user.id] : [], () => void refresh().catch(() => undefined))
  if (!user) return <MemberNotFound />
  return (
    <PullToRefresh refresh={refresh}>
      <MemberHeader user={user}>
        <CoverBackButton />
      </MemberHeader>
      {user.viewerBlocks ? (
        <BlockedProfile user={user} />
      ) : (
        <>
          {!user.isViewer && <MemberSuggestions />}
          <ScreenHeading id={headingId} subject={user.fullName}>
            {user.isViewer ? 'Your Posts' : 'User Posts'}
          </ScreenHeading>
          <MemberPosts user={user} labelledBy={headingId} refresh={refresh} />
        </>
      )}
    </PullToRefresh>
  )
}
