import { AccountBoundary } from '#client/features/account/AccountBoundary.tsx'
import { ScreenHeading } from '#client/features/shell/ScreenHeading.tsx'
import { CreateScreen } from './CreateScreen.tsx'

export function CreateRoute() {
  return (
    <>
      <ScreenHeading>Create post</ScreenHeading>
      <AccountBoundary>
        <CreateScreen />
      </AccountBoundary>
    </>
  )
}
