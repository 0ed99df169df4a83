import { RouteBoundary } from '#client/relay/RouteBoundary.tsx'
import { ScreenHeading } from '#client/features/layout/ScreenHeading.tsx'
import { Spinner } from '#client/ui/Spinner.tsx'
import { messages } from '#rules/messages.ts'
import { CreateScreen } from './CreateScreen.tsx'

const failure = { title: messages.profileLoadFailed, text: messages.tryAgainLater }

export function CreateRoute() {
  return (
    <>
      <ScreenHeading>Create post</ScreenHeading>
      <RouteBoundary skeleton={<Spinner label="Loading your account" />} failure={failure}>
        <CreateScreen />
      </RouteBoundary>
    </>
  )
}
