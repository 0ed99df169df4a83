import { AccountBoundary } from '#client/features/account/AccountBoundary.tsx'
import { ScreenHeading } from '#client/features/shell/ScreenHeading.tsx'
import { EditProfileScreen } from './EditProfileScreen.tsx'

export function EditProfileRoute() {
  return (
    <>
      <ScreenHeading>Edit profile</ScreenHeading>
      <AccountBoundary>
        <EditProfileScreen />
      </AccountBoundary>
    </>
  )
}
