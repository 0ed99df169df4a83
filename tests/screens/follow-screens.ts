import { changing, objectIn } from './network.ts'
import type { Screen } from './screen.ts'

const member = { by: 'member' } as const

/** Following, saved posts, editing, blocking and muting. */
export const followScreens: readonly Screen[] = [
  { ...member, name: 'everyone', path: '/m/account/everyone', shows: 'Latest Posts' },
  {
    ...member,
    name: 'feed-newcomer',
    path: '/m/account/feed',
    arrange: changing(/feedLoaderQuery/, (data) => {
      Object.assign(objectIn(data, 'viewer', 'user', 'following'), { edges: [] })
    }),
    shows: 'Who to follow',
  },
  { ...member, name: 'saved', path: '/saved', shows: 'Saved' },
  {
    ...member,
    name: 'followers',
    path: ({ otherMemberId }) => `/profile/${otherMemberId}/followers`,
    shows: 'Followers',
  },
  {
    ...member,
    name: 'following',
    path: ({ otherMemberId }) => `/profile/${otherMemberId}/following`,
    shows: 'Following',
  },
  {
    ...member,
    name: 'member-menu',
    path: ({ otherMemberId }) => `/profile/${otherMemberId}`,
    shows: 'User Posts',
    async act(page) {
      await page
        .getByRole('region', { name: /^About/ })
        .getByRole('button', { name: 'More' })
        .click()
      await page.getByRole('menuitem', { name: /^Block/ }).waitFor()
    },
  },
  {
    ...member,
    name: 'member-blocked',
    path: ({ otherMemberId }) => `/profile/${otherMemberId}`,
    arrange: changing(/memberLoaderQuery/, (data) => {
      Object.assign(objectIn(data, 'user'), { viewerBlocks: true })
    }),
    shows: /^You blocked @/,
  },
  {
    ...member,
    name: 'block-member',
    path: ({ otherMemberId }) => `/profile/${otherMemberId}`,
    shows: 'User Posts',
    async act(page) {
      await page
        .getByRole('region', { name: /^About/ })
        .getByRole('button', { name: 'More' })
        .click()
      await page.getByRole('menuitem', { name: /^Block/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    ...member,
    name: 'mute-member',
    path: ({ otherMemberId }) => `/profile/${otherMemberId}`,
    shows: 'User Posts',
    async act(page) {
      await page
        .getByRole('region', { name: /^About/ })
        .getByRole('button', { name: 'More' })
        .click()
      await page.getByRole('menuitem', { name: /^Mute/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    ...member,
    name: 'edit-post',
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
  {
    ...member,
    name: 'settings-privacy',
    path: '/m/account/settings',
    arrange: changing(/settingsLoaderQuery/, (data) => {
      Object.assign(objectIn(data, 'viewer'), { mutedWords: ['spoiler', 'pineapple on pizza'] })
    }),
    shows: 'Muted words',
    act: (page) => page.getByRole('region', { name: 'Privacy' }).scrollIntoViewIfNeeded(),
  },
]
