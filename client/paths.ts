import type { SectionName } from '#client/features/settings/section-names.ts'
import {
  feedPath,
  followersPath,
  groupPath,
  makePath,
  memberPath,
  notificationsPath,
  postPath,
  settingsPath,
} from '#rules/site-paths.ts'

/** The paths of all screens. */
export const paths = {
  landing: '/',
  login: '/m/account/login',
  register: '/m/account/register',
  forgotPassword: '/auth/forgot-password',
  privacyPolicy: '/m/legal/privacy-policy',
  termsOfService: '/m/legal/terms-of-service',
  rules: '/m/legal/rules',
  credits: '/m/legal/credits',
  team: '/m/company/team',
  /** The spelling of the published links. */
  careers: '/m/company/carrer',
  /** The first steps of a new member. */
  welcome: '/welcome',
  feed: feedPath,
  everyone: '/m/account/everyone',
  saved: '/saved',
  trending: '/m/account/trending',
  discover: '/discover',
  ownProfile: '/m/account/profile',
  settings: settingsPath,
  settingsSection: (name: SectionName) => `${settingsPath}/${name}`,
  editProfile: '/m/profile/edit',
  ranking: '/ranking',
  compose: '/m/account/create',
  make: makePath,
  makeWith: (templateSlug: string) => `${makePath}/${templateSlug}`,
  /** The `Post.databaseId` of a meme. */
  remix: (postId: string) => `${makePath}?remix=${postId}`,
  templates: '/templates',
  template: (slug: string) => `/templates/${slug}`,
  notifications: notificationsPath,
  search: '/search',
  post: postPath,
  member: memberPath,
  followers: followersPath,
  following: (userId: string) => `${memberPath(userId)}/following`,
  /** The name in lower case, without the `#`. */
  tag: (name: string) => `/tags/${encodeURIComponent(name)}`,
  group: groupPath,
} as const
