import { AccountBoundary } from '#client/features/settings/AccountBoundary.tsx'
import { ScreenHeading } from '#client/features/layout/ScreenHeading.tsx'
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
