import UserRoundX from 'lucide-react/icons/user-round-x'
import { useLoaderData } from 'react-router-dom'
import type { settingsLoaderQuery } from '#client/__generated__/settingsLoaderQuery.graphql.ts'
import { AccessTokens } from '#client/features/settings/AccessTokens.tsx'
import { AccountFailure } from '#client/features/settings/AccountFailure.tsx'
import styles from '#client/features/settings/AccountScreen.module.css'
import { ChangePasswordForm } from '#client/features/settings/ChangePasswordForm.tsx'
import { ConnectedAccounts } from '#client/features/settings/ConnectedAccounts.tsx'
import { DeleteAccount } from '#client/features/settings/DeleteAccount.tsx'
import { DownloadData } from '#client/features/settings/DownloadData.tsx'
import { SessionList } from '#client/features/settings/SessionList.tsx'
import { SettingsSection } from '#client/features/settings/SettingsSection.tsx'
import { AutoplaySetting } from '#client/features/media/player/AutoplaySetting.tsx'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { messages } from '#rules/messages.ts'
import { settingsQuery, type settingsLoader } from './settingsLoader.ts'

export function SettingsScreen() {
  const query = useRouteQuery<settingsLoaderQuery>(settingsQuery, useLoaderData<typeof settingsLoader>())
  const { viewer } = query
  if (!viewer)
    return <AccountFailure title={messages.profileMissing} icon={<UserRoundX aria-hidden="true" />} />
  return (
    <div className={styles.screen}>
      <SettingsSection title="Password" about="A new password signs out all your other devices.">
        <ChangePasswordForm />
      </SettingsSection>
      <SettingsSection title="Devices" about="Where you are signed in. Sign out what you do not know or use.">
        <SessionList viewer={viewer} />
      </SettingsSection>
      <ConnectedAccounts query={query} />
      <SettingsSection
        title="Videos"
        about="On this device. Where it asks for less motion or less data, videos always wait for you."
      >
        <AutoplaySetting />
      </SettingsSection>
      <SettingsSection
        title="Access tokens"
        about="They let your own programs in. Treat each like a password, and revoke what you do not use."
      >
        <AccessTokens viewer={viewer} />
      </SettingsSection>
      <SettingsSection title="Your data" about="Everything Guffaw keeps about you, as a JSON file.">
        <DownloadData viewer={viewer} />
      </SettingsSection>
      <SettingsSection title="Delete account" about="With everything in it, for good.">
        <DeleteAccount />
      </SettingsSection>
    </div>
  )
}
