import { QueryBoundary } from '#client/features/layout/QueryBoundary.tsx'
import { ScreenHeading } from '#client/features/layout/ScreenHeading.tsx'
import { PageSpinner } from '#client/ui/PageSpinner.tsx'
import { messages } from '#rules/messages.ts'
import { CreateScreen } from './CreateScreen.tsx'

export function CreateRoute() {
  return (
    <>
      <ScreenHeading>Create post</ScreenHeading>
      <QueryBoundary
        skeleton={<PageSpinner label="Loading your account" />}
        error={{ title: messages.profileLoadFailed }}
      >
        <CreateScreen />
      </QueryBoundary>
    </>
  )
}
