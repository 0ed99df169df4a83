import { paths } from '#client/paths.ts'
import type { Screen } from '#client/routes/screen.ts'

export const screens: Screen[] = [
  { name: 'PrivacyPolicy', path: paths.privacyPolicy, access: 'everyone', layout: 'page' },
  { name: 'TermsOfService', path: paths.termsOfService, access: 'everyone', layout: 'page' },
  { name: 'CommunityRules', path: paths.rules, access: 'everyone', layout: 'page' },
  { name: 'Credits', path: paths.credits, access: 'everyone', layout: 'page' },
]
