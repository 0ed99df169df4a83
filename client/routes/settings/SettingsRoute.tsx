import { useLoaderData } from 'react-router-dom'
import type { settingsLoaderQuery } from '#client/__generated__/settingsLoaderQuery.graphql.ts'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { SubscreenHeading } from '#client/routes/SubscreenHeading.tsx'
import { AutoplaySetting } from '#client/features/media/player/AutoplaySetting.tsx'
import { ProfileMissing } from '#client/routes/ProfileMissing.tsx'
import { NotificationSettings } from '#client/features/notifications/NotificationSettings.tsx'
import { PushSetting } from '#client/features/notifications/PushSetting.tsx'
import { AccessTokens } from '#client/features/settings/AccessTokens.tsx'
import { ChangePasswordForm } from '#client/features/settings/ChangePasswordForm.tsx'
import { ConnectedAccounts } from '#client/features/settings/ConnectedAccounts.tsx'
import { DeleteAccount } from '#client/features/settings/DeleteAccount.tsx'
import { DownloadData } from '#client/features/settings/DownloadData.tsx'
import { SessionList } from '#client/features/settings/SessionList.tsx'
import { SettingsSection } from '#client/features/settings/SettingsSection.tsx'
import { PrivacySettings } from '#client/features/safety/PrivacySettings.tsx'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { CardStack } from '#client/ui/CardStack.tsx'
import { PageSpinner } from '#client/ui/PageSpinner.tsx'
import { messages } from '#rules/messages.ts'
import { settingsQuery, type settingsLoader } from './settingsLoader.ts'

export function SettingsRoute() {
  return (
    <>
      <SubscreenHeading>Settings</SubscreenHeading>
      <QueryBoundary
        skeleton={<PageSpinner label="Loading your account" />}
        error={{ title: messages.profileLoadFailed }}
      >
        <SettingsScreen />
      </QueryBoundary>
    </>
  )
}

function SettingsScreen() {
  const query = useRouteQuery<settingsLoaderQuery>(settingsQuery, useLoaderData<typeof settingsLoader>())
  const { viewer } = query
  if (!viewer) return <ProfileMissing />
  return (
    <CardStack>
      <SettingsSection title="Password" about="A new password signs out all your other devices.">
        <ChangePasswordForm />
      </SettingsSection>
      <SettingsSection
        title="Devices"
        about="Where you are signed in. Sign out any device you don't recognize."
      >
        <SessionList viewer={viewer} />
      </SettingsSection>
      <ConnectedAccounts query={query} />
      <SettingsSection
        title="Notifications"
        about="Choose what you are notified of, and what is also sent to your devices. Security and removed content are always on."
      >
        <PushSetting query={query} />
        <NotificationSettings viewer={viewer} />
      </SettingsSection>
      <SettingsSection
        title="Videos"
        about="For this device. Videos never autoplay when Reduce Motion or Data Saver is on."
      >
        <AutoplaySetting />
      </SettingsSection>
      <SettingsSection
        title="Privacy"
        about="The members you block or mute and the words you mute. Other members cannot see these lists."
      >
        <PrivacySettings viewer={viewer} />
      </SettingsSection>
      <SettingsSection
        title="Access tokens"
        about="Access tokens let apps and scripts use your account. Treat them like passwords and revoke the ones you don't use."
      >
        <AccessTokens viewer={viewer} />
      </SettingsSection>
      <SettingsSection title="Your data" about="Everything Guffaw stores about you, as a JSON file.">
        <DownloadData viewer={viewer} />
      </SettingsSection>
      <SettingsSection
        title="Delete account"
        about="Permanently delete your account and everything you posted."
      >
        <DeleteAccount />
      </SettingsSection>
    </CardStack>
  )
}
