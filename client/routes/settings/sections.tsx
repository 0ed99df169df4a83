import type { LucideIcon } from 'lucide-react'
import BellRing from 'lucide-react/icons/bell-ring'
import Code from 'lucide-react/icons/code'
import Download from 'lucide-react/icons/download'
import ImageOff from 'lucide-react/icons/image-off'
import KeyRound from 'lucide-react/icons/key-round'
import Keyboard from 'lucide-react/icons/keyboard'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Palette from 'lucide-react/icons/palette'
import Trash2 from 'lucide-react/icons/trash'
import UserRound from 'lucide-react/icons/user-round'
import UserRoundX from 'lucide-react/icons/user-round-x'
import Video from 'lucide-react/icons/video'
import type { ComponentType } from 'react'
import type { settingsLoaderAccountQuery } from '#client/__generated__/settingsLoaderAccountQuery.graphql.ts'
import type { settingsLoaderContentQuery } from '#client/__generated__/settingsLoaderContentQuery.graphql.ts'
import type { settingsLoaderDataQuery } from '#client/__generated__/settingsLoaderDataQuery.graphql.ts'
import type { settingsLoaderDevelopersQuery } from '#client/__generated__/settingsLoaderDevelopersQuery.graphql.ts'
import type { settingsLoaderDevicesQuery } from '#client/__generated__/settingsLoaderDevicesQuery.graphql.ts'
import type { settingsLoaderNotificationsQuery } from '#client/__generated__/settingsLoaderNotificationsQuery.graphql.ts'
import type { settingsLoaderPrivacyQuery } from '#client/__generated__/settingsLoaderPrivacyQuery.graphql.ts'
import { AutoplaySetting } from '#client/features/media/player/AutoplaySetting.tsx'
import { NotificationsAndPush } from '#client/features/notifications/NotificationsAndPush.tsx'
import { ContentSettings } from '#client/features/safety/ContentSettings.tsx'
import { PrivacySettings } from '#client/features/safety/PrivacySettings.tsx'
import { AccessTokens } from '#client/features/settings/AccessTokens.tsx'
import { AccountSettings } from '#client/features/settings/AccountSettings.tsx'
import { AppearanceSettings } from '#client/features/settings/AppearanceSettings.tsx'
import { ChangePasswordForm } from '#client/features/settings/ChangePasswordForm.tsx'
import { ConnectedAccounts } from '#client/features/settings/ConnectedAccounts.tsx'
import { DeleteAccount } from '#client/features/settings/DeleteAccount.tsx'
import { DownloadData } from '#client/features/settings/DownloadData.tsx'
import { SessionList } from '#client/features/settings/SessionList.tsx'
import type { SectionName } from '#client/features/settings/section-names.ts'
import { decisionsPath } from '#rules/site-paths.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { ShortcutsList } from '#client/ui/shortcuts/ShortcutsList.tsx'
import { LoadedSection } from './LoadedSection.tsx'
import { settingsQueries } from './settingsLoader.ts'

type Section = {
  title: string
  icon: LucideIcon
  about?: string
  Content: ComponentType
}

export const sections: Record<SectionName, Section> = {
  account: {
    title: 'Account',
    icon: UserRound,
    Content: () => (
      <LoadedSection<settingsLoaderAccountQuery> query={settingsQueries.account}>
        {(query) => (
          <>
            {query.viewer && <AccountSettings viewer={query.viewer} />}
            <ConnectedAccounts query={query} />
          </>
        )}
      </LoadedSection>
    ),
  },
  password: {
    title: 'Password',
    icon: KeyRound,
    about: 'A new password signs out all your other devices.',
    Content: ChangePasswordForm,
  },
  devices: {
    title: 'Devices',
    icon: MonitorSmartphone,
    about: "Where you are signed in. Sign out any device you don't recognize.",
    Content: () => (
      <LoadedSection<settingsLoaderDevicesQuery> query={settingsQueries.devices}>
        {({ viewer }) => viewer && <SessionList viewer={viewer} />}
      </LoadedSection>
    ),
  },
  notifications: {
    title: 'Notifications',
    icon: BellRing,
    about: 'Choose what you are notified of. Security and removed content are always on.',
    Content: () => (
      <LoadedSection<settingsLoaderNotificationsQuery> query={settingsQueries.notifications}>
        {(query) => query.viewer && <NotificationsAndPush query={query} viewer={query.viewer} />}
      </LoadedSection>
    ),
  },
  privacy: {
    title: 'Muted and blocked',
    icon: UserRoundX,
    about: 'Other members cannot see these lists.',
    Content: () => (
      <LoadedSection<settingsLoaderPrivacyQuery> query={settingsQueries.privacy}>
        {({ viewer }) => viewer && <PrivacySettings viewer={viewer} />}
      </LoadedSection>
    ),
  },
  content: {
    title: 'Content',
    icon: ImageOff,
    about: 'Authors mark sensitive posts, which not everybody wants to see.',
    Content: () => (
      <LoadedSection<settingsLoaderContentQuery> query={settingsQueries.content}>
        {({ viewer }) =>
          viewer && (
            <>
              <ContentSettings viewer={viewer} />
              <ButtonLink variant="secondary" to={decisionsPath}>
                Decisions about your content
              </ButtonLink>
            </>
          )
        }
      </LoadedSection>
    ),
  },
  appearance: {
    title: 'Appearance',
    icon: Palette,
    about: 'For this device.',
    Content: AppearanceSettings,
  },
  video: {
    title: 'Video',
    icon: Video,
    about: 'For this device. Videos never autoplay when Reduce Motion or Data Saver is on.',
    Content: AutoplaySetting,
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    icon: Keyboard,
    Content: ShortcutsList,
  },
  data: {
    title: 'Your data',
    icon: Download,
    about: 'Everything Guffaw stores about you, as a JSON file.',
    Content: () => (
      <LoadedSection<settingsLoaderDataQuery> query={settingsQueries.data}>
        {({ viewer }) => viewer && <DownloadData viewer={viewer} />}
      </LoadedSection>
    ),
  },
  developers: {
    title: 'For developers',
    icon: Code,
    about:
      "Access tokens let apps and scripts use your account. Treat them like passwords and revoke the ones you don't use.",
    Content: () => (
      <LoadedSection<settingsLoaderDevelopersQuery> query={settingsQueries.developers}>
        {({ viewer }) => viewer && <AccessTokens viewer={viewer} />}
      </LoadedSection>
    ),
  },
  delete: {
    title: 'Delete account',
    icon: Trash2,
    about: 'Permanently delete your account and everything you posted.',
    Content: DeleteAccount,
  },
}
