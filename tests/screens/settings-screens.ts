import type { SectionName } from '#client/features/settings/section-names.ts'
import { changing, objectIn } from './network.ts'
import type { Screen } from './screen.ts'

const member = { by: 'member' } as const

const section = (name: SectionName, shows: string): Screen => ({
  ...member,
  name: `settings-${name}`,
  isState: true,
  path: `/m/account/settings/${name}`,
  shows,
})

/** The list of settings and its sections. */
export const screens: readonly Screen[] = [
  { ...member, name: 'settings', path: '/m/account/settings', shows: 'Settings', whole: true },
  section('account', 'Edit profile'),
  section('password', 'Change password'),
  section('devices', 'This device'),
  { ...section('notifications', 'Security of your account'), whole: true },
  {
    ...section('privacy', 'Muted words'),
    arrange: changing(/settingsLoaderPrivacyQuery/, (data) => {
      Object.assign(objectIn(data, 'viewer'), { mutedWords: ['spoiler', 'pineapple on pizza'] })
    }),
  },
  section('content', 'Sensitive posts'),
  section('appearance', 'Text size'),
  { ...section('video', 'Autoplay videos (muted)'), repeats: 'settings-appearance' },
  { ...section('shortcuts', 'Enable keyboard shortcuts'), repeats: 'settings-appearance' },
  { ...section('data', 'Download your data'), repeats: 'settings-delete' },
  section('developers', 'New access token'),
  section('delete', 'Delete account'),
]
