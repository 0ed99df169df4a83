import { useId } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { memberLoaderQuery } from '#client/__generated__/memberLoaderQuery.graphql.ts'
import { MemberPosts } from '#client/features/feed/MemberPosts.tsx'
import { ListScreen } from '#client/routes/ListScreen.tsx'
import { ScreenHeading } from '#client/routes/ScreenHeading.tsx'
import { CoverBackButton, GoBackButton } from '#client/routes/GoBack.tsx'
import { BlockedProfile } from '#client/features/safety/BlockedProfile.tsx'
import { MemberHeader } from '#client/features/members/MemberHeader.tsx'
import { MemberNotFound } from '#client/routes/MemberNotFound.tsx'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { MemberSkeleton } from '#client/features/members/MemberSkeleton.tsx'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { type memberLoader, memberQuery } from './memberLoader.ts'

const MemberSuggestions = lazyOptional(
  async () => (await import('#client/features/follows/MemberSuggestions.tsx')).MemberSuggestions,
)

const error = {
  title: 'Failed to load user profile',
  headingLevel: 1,
  action: <GoBackButton />,
} as const

export function MemberRoute() {
  const headingId = useId()
  const reference = useLoaderData<typeof memberLoader>()
  if (!reference) return <MemberNotFound isInvalidId />
  if (reference === 'unknown name') return <MemberNotFound />
  return (
    <ListScreen<memberLoaderQuery>
      key={reference.variables.userId}
      query={memberQuery}
      reference={reference}
      freshSeconds={FRESH_SECONDS.profiles}
      invalidatedBy={({ user }) => (user ? [user.id] : [])}
      skeleton={<MemberSkeleton title="User Posts" />}
      error={error}
    >
      {({ user }, refresh) =>
        user ? (
          <>
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
          </>
        ) : (
          <MemberNotFound />
        )
      }
    </ListScreen>
  )
}
