import { AccountBoundary } from '#client/features/account/AccountBoundary.tsx'
import { ScreenHeading } from '#client/features/shell/ScreenHeading.tsx'
import { SettingsScreen } from './SettingsScreen.tsx'

export function SettingsRoute() {
  return (
    <>
      <ScreenHeading>Settings</ScreenHeading>
      <AccountBoundary>
        <SettingsScreen />
      </AccountBoundary>
    </>
  )
}
