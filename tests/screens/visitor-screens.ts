import type { Page } from 'playwright-core'
import { messages } from '#rules/messages.ts'
import { failing } from './network.ts'
import type { DeviceName, Screen } from './screen.ts'

const visitor = { by: 'visitor' } as const

/** The screens of visitors. */
export const screens: readonly Screen[] = [
  { ...visitor, name: 'landing', path: '/', shows: 'A Meme Community That Gets You.', whole: true },
  {
    ...visitor,
    name: 'landing-all-features',
    isState: true,
    repeats: 'landing',
    path: '/',
    shows: 'Features and Updates',
    act: (page) => page.getByRole('tab', { name: 'All Features' }).click(),
  },
  { ...visitor, name: 'login', isState: true, path: '/m/account/login', shows: 'Login to Guffaw' },
  {
    ...visitor,
    name: 'login-purpose',
    isState: true,
    repeats: 'login',
    path: '/m/account/login?from=%2Fnotifications',
    shows: 'Log in to see your notifications',
  },
  {
    ...visitor,
    name: 'login-refused',
    isState: true,
    repeats: 'register-refused',
    path: '/m/account/login',
    arrange: failing(/useLoginMutation/),
    shows: 'Login to Guffaw',
    async act(page) {
      await page.getByRole('button', { name: 'Login' }).click()
      await page.getByText(messages.emailRequired).waitFor()
    },
  },
  { ...visitor, name: 'register', path: '/m/account/register', shows: 'Register to Guffaw' },
  {
    ...visitor,
    name: 'register-refused',
    isState: true,
    path: '/m/account/register',
    shows: 'Register to Guffaw',
    async act(page) {
      await page.getByRole('button', { name: 'Register' }).click()
      await page.getByText(messages.termsRequired).waitFor()
    },
  },
  {
    ...visitor,
    name: 'register-code',
    path: '/m/account/register',
    shows: 'Register to Guffaw',
    act: (page, device) => register(page, device),
  },
  {
    ...visitor,
    name: 'forgot-password',
    isState: true,
    repeats: 'register',
    path: '/auth/forgot-password',
    shows: /forgot/i,
  },
  {
    ...visitor,
    name: 'privacy-policy',
    path: '/m/legal/privacy-policy',
    shows: 'Privacy Policy',
    whole: true,
  },
  {
    ...visitor,
    name: 'terms-of-service',
    isState: true,
    repeats: 'privacy-policy',
    path: '/m/legal/terms-of-service',
    shows: 'Terms of Service',
    whole: true,
  },
  {
    ...visitor,
    name: 'rules',
    isState: true,
    repeats: 'privacy-policy',
    path: '/m/legal/rules',
    shows: 'Community Rules',
    whole: true,
  },
  {
    ...visitor,
    name: 'credits',
    isState: true,
    repeats: 'privacy-policy',
    path: '/m/legal/credits',
    shows: 'Credits',
    whole: true,
  },
  { ...visitor, name: 'team', isState: true, path: '/m/company/team', shows: 'Team', whole: true },
  {
    ...visitor,
    name: 'team-hiring',
    isState: true,
    repeats: 'team',
    path: '/m/company/team',
    shows: 'Team',
    async act(page) {
      await page.getByRole('button', { name: /hiring/i }).click()
      await page.getByText('Under Maintanance!').waitFor()
    },
  },
  { ...visitor, name: 'careers', path: '/m/company/carrer', shows: 'Careers', whole: true },
  {
    ...visitor,
    name: 'shared-post',
    path: ({ postId }) => `/post/${postId}`,
    shows: 'Join Guffaw',
    whole: true,
  },
  {
    ...visitor,
    name: 'shared-post-gone',
    isState: true,
    repeats: 'not-found',
    path: '/post/00000000-0000-7000-8000-000000000000',
    shows: messages.postNotFound,
  },
  { ...visitor, name: 'visitor-discover', path: '/discover', shows: 'Trending tags' },
  { ...visitor, name: 'visitor-everyone', isState: true, path: '/m/account/everyone', shows: 'Latest Posts' },
  {
    ...visitor,
    name: 'visitor-templates',
    isState: true,
    repeats: 'templates',
    path: '/templates',
    shows: 'Calm in chaos',
  },
  {
    ...visitor,
    name: 'visitor-template',
    isState: true,
    repeats: 'visitor-everyone',
    path: '/templates/calm-in-chaos',
    shows: 'Join Guffaw',
  },
  {
    ...visitor,
    name: 'visitor-tag',
    isState: true,
    repeats: 'visitor-everyone',
    path: '/tags/mondays',
    shows: 'Join Guffaw',
  },
  {
    ...visitor,
    name: 'visitor-search',
    isState: true,
    repeats: 'visitor-everyone',
    path: '/search?q=monday',
    shows: 'Join Guffaw',
  },
  {
    ...visitor,
    name: 'visitor-trending',
    isState: true,
    repeats: 'visitor-everyone',
    path: '/m/account/trending',
    shows: 'Join Guffaw',
  },
  {
    ...visitor,
    name: 'visitor-profile',
    path: ({ otherMemberId }) => `/profile/${otherMemberId}`,
    shows: /Log in to see the posts/,
  },
  {
    ...visitor,
    name: 'visitor-make-post',
    isState: true,
    repeats: 'make-post',
    path: '/make/calm-in-chaos',
    shows: 'Done',
    async act(page) {
      await page.locator('[data-background="shown"]').waitFor()
      await page.getByLabel('Text of the meme').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Post', exact: true }).click()
      await page.getByRole('button', { name: 'Log in to post' }).waitFor()
    },
  },
  { ...visitor, name: 'not-found', path: '/no/such/page', shows: 'Go Back Home' },
]

/** Each window uses another username, because a chosen one becomes unavailable. */
async function register(page: Page, device: DeviceName): Promise<void> {
  await page.getByLabel('Username').fill(`newcomer_${device}`)
  await page.getByLabel('Email').fill(`${device}@mail.example`)
  await page.getByLabel('Date of birth').fill('1990-05-17')
  await page.getByLabel('Password', { exact: true }).fill('Correct-horse1')
  await page.getByLabel('Confirm password').fill('Correct-horse1')
  await page.getByLabel(/Terms/).check()
  await page.getByText(messages.usernameAvailable).waitFor()
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByText(messages.registered).waitFor()
}
