import { AccountBoundary } from '#client/features/settings/AccountBoundary.tsx'
import { ScreenHeading } from '#client/features/layout/ScreenHeading.tsx'
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
