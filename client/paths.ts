/** Every address of the site, once. */
export const paths = {
  landing: '/',
  login: '/m/account/login',
  register: '/m/account/register',
  forgotPassword: '/auth/forgot-password',
  privacyPolicy: '/m/legal/privacy-policy',
  termsOfService: '/m/legal/terms-of-service',
  rules: '/m/legal/rules',
  feed: '/m/account/feed',
  trending: '/m/account/trending',
  ownProfile: '/m/account/profile',
  settings: '/m/account/settings',
  editProfile: '/m/profile/edit',
  ranking: '/ranking',
  compose: '/m/account/create',
  member: (userId: string) => `/profile/${userId}`,
} as const
