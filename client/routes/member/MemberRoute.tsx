import { useId, useRef } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { memberLoaderQuery } from '#client/__generated__/memberLoaderQuery.graphql.ts'
import { ListScreen } from '#client/routes/ListScreen.tsx'
import { ScreenHeading } from '#client/routes/ScreenHeading.tsx'
import { CoverBackButton, GoBackButton } from '#client/routes/GoBack.tsx'
import { BlockedProfile } from '#client/features/safety/BlockedProfile.tsx'
import { MemberHeader } from '#client/features/members/MemberHeader.tsx'
import { MemberNotFound } from '#client/routes/MemberNotFound.tsx'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { PageSpinner } from '#client/ui/PageSpinner.tsx'
import { SharedMember } from './SharedMember.tsx'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { MemberSkeleton } from '#client/features/members/MemberSkeleton.tsx'
import { MemberTabs } from '#client/features/members/MemberTabs.tsx'
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
  const refreshTab = useRef<() => Promise<void>>(null)
  const reference = useLoaderData<typeof memberLoader>()
  if (!reference) return <MemberNotFound isInvalidId />
  if (reference === 'unknown name') return <MemberNotFound />
  if ('shared' in reference)
    return (
      <QueryBoundary
        key={reference.shared.variables.userId}
        skeleton={<PageSpinner label="Loading profile" />}
        error={error}
      >
        <SharedMember reference={reference.shared} />
      </QueryBoundary>
    )
  return (
    <ListScreen<memberLoaderQuery>
      key={reference.variables.userId}
      query={memberQuery}
      reference={reference}
      freshSeconds={FRESH_SECONDS.profiles}
      alsoRefresh={() => refreshTab.current?.()}
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
                <ScreenHeading id={headingId} subject={user.fullName} isHidden>
                  {user.isViewer ? 'Your Posts' : 'User Posts'}
                </ScreenHeading>
                <MemberTabs user={user} labelledBy={headingId} refresh={refresh} refreshTabRef={refreshTab} />
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
