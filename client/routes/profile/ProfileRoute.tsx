import { useId, useRef } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { profileLoaderQuery } from '#client/__generated__/profileLoaderQuery.graphql.ts'
import { RefreshButton } from '#client/features/feed/RefreshButton.tsx'
import { ListScreen } from '#client/routes/ListScreen.tsx'
import { ScreenHeading } from '#client/routes/ScreenHeading.tsx'
import { ScreenNotice } from '#client/routes/ScreenNotice.tsx'
import { MemberHeader } from '#client/features/members/MemberHeader.tsx'
import { MemberSkeleton } from '#client/features/members/MemberSkeleton.tsx'
import { MemberTabs } from '#client/features/members/MemberTabs.tsx'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { type profileLoader, profileQuery } from './profileLoader.ts'

const error = { title: messages.profileLoadFailed, headingLevel: 1 } as const

export function ProfileRoute() {
  const headingId = useId()
  const refreshTab = useRef<() => Promise<void>>(null)
  return (
    <ListScreen<profileLoaderQuery>
      query={profileQuery}
      reference={useLoaderData<typeof profileLoader>()}
      freshSeconds={FRESH_SECONDS.profiles}
      alsoRefresh={() => refreshTab.current?.()}
      skeleton={<MemberSkeleton title="Your Posts" />}
      error={error}
    >
      {({ viewer }, refresh) =>
        viewer ? (
          <>
            <MemberHeader user={viewer.user} />
            <ScreenHeading id={headingId} isHidden>
              Your Posts
            </ScreenHeading>
            <MemberTabs
              user={viewer.user}
              labelledBy={headingId}
              refresh={refresh}
              refreshTabRef={refreshTab}
            />
          </>
        ) : (
          <ScreenNotice
            title={messages.profileMissing}
            cast="ghost"
            action={<RefreshButton refresh={refresh} />}
          />
        )
      }
    </ListScreen>
  )
}
