import { RouteBoundary } from '#client/features/loading/RouteBoundary.tsx'
import { ScreenHeading } from '#client/features/shell/ScreenHeading.tsx'
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
