import type { Page } from 'playwright-core'
import { changing, objectIn } from './network.ts'
import type { People, Screen } from './screen.ts'

const member = { by: 'member' } as const
const profile = {
  ...member,
  path: ({ otherMemberId }: People) => `/profile/${otherMemberId}`,
  shows: 'User Posts',
} as const

/** Following, saved posts, editing, blocking and muting. */
export const screens: readonly Screen[] = [
  {
    ...member,
    name: 'everyone',
    isState: true,
    repeats: 'feed',
    path: '/m/account/everyone',
    shows: 'Latest Posts',
  },
  {
    ...member,
    name: 'feed-newcomer',
    isState: true,
    repeats: 'feed',
    path: '/m/account/feed',
    arrange: changing(/feedLoaderQuery/, (data) => {
      Object.assign(objectIn(data, 'viewer'), { followedTags: [] })
      Object.assign(objectIn(data, 'viewer', 'user', 'following'), { edges: [] })
    }),
    shows: 'Who to follow',
  },
  { ...member, name: 'saved', isState: true, repeats: 'feed', path: '/saved', shows: 'Saved' },
  {
    ...member,
    name: 'followers',
    path: ({ otherMemberId }) => `/profile/${otherMemberId}/followers`,
    shows: 'Followers',
  },
  {
    ...member,
    name: 'following',
    isState: true,
    repeats: 'followers',
    path: ({ otherMemberId }) => `/profile/${otherMemberId}/following`,
    shows: 'Following',
  },
  {
    ...profile,
    name: 'member-menu',
    isState: true,
    act: openMenu,
  },
  {
    ...profile,
    name: 'member-blocked',
    isState: true,
    repeats: 'discover-empty',
    arrange: changing(/memberLoaderQuery/, (data) => {
      Object.assign(objectIn(data, 'user'), { viewerBlocks: true })
    }),
    shows: /^You blocked @/,
  },
  {
    ...profile,
    name: 'block-member',
    isState: true,
    repeats: 'mute-member',
    act: (page) => openDialog(page, /^Block/),
  },
  {
    ...profile,
    name: 'mute-member',
    isState: true,
    act: (page) => openDialog(page, /^Mute/),
  },
  {
    ...member,
    name: 'edit-post',
    isState: true,
    path: '/m/account/profile',
    arrange: changing(/profileLoaderQuery/, (data) => {
      const { edges } = objectIn(data, 'viewer', 'user', 'posts')
      if (Array.isArray(edges))
        for (const edge of edges) Object.assign(objectIn(edge, 'node'), { viewerCanEdit: true })
    }),
    shows: 'Your Posts',
    async act(page) {
      const post = page.getByRole('article', { description: /\w/ }).first()
      await post.getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name: 'Edit post' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

/** Opens the menu of a profile. */
async function openMenu(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: /^About/ })
    .getByRole('button', { name: 'More' })
    .click()
  await page.getByRole('menuitem', { name: /^Block/ }).waitFor()
}

async function openDialog(page: Page, item: RegExp): Promise<void> {
  await openMenu(page)
  await page.getByRole('menuitem', { name: item }).click()
  await page.getByRole('dialog').waitFor()
}
