import type { Page } from 'playwright-core'
import { messages } from '#rules/messages.ts'
import { changing, failing, never, objectIn } from './network.ts'
import type { People, Screen } from './screen.ts'

const member = { by: 'member' } as const
const group = {
  ...member,
  path: ({ groupSlug }: People) => `/groups/${groupSlug}`,
  shows: 'Cats of the office',
} as const
const members = { ...member, path: ({ groupSlug }: People) => `/groups/${groupSlug}/members` } as const

/** Groups, their members and their forms. */
export const screens: readonly Screen[] = [
  { ...group, name: 'group', act: waitForPosts },
  {
    ...group,
    name: 'group-menu',
    isState: true,
    repeats: 'member-menu',
    async act(page) {
      const about = page.getByRole('region', { name: /^About/ })
      await about.getByText('Rules').click()
      await about.getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name: 'Delete group' }).waitFor()
    },
  },
  {
    ...group,
    name: 'group-post-menu',
    isState: true,
    repeats: 'member-menu',
    async act(page) {
      await page.getByRole('feed').getByRole('button', { name: 'More' }).first().click()
      await page.getByRole('menuitem', { name: 'Pin to group' }).waitFor()
    },
  },
  {
    ...group,
    name: 'group-requested',
    isState: true,
    repeats: 'group',
    arrange: withViewer({ viewerRole: null, viewerHasRequested: true }),
    shows: 'Requested',
  },
  {
    ...group,
    name: 'group-banned',
    isState: true,
    arrange: withViewer({ viewerRole: null, viewerIsBanned: true }),
    shows: messages.bannedFromGroup,
  },
  {
    ...group,
    name: 'group-loading',
    isState: true,
    repeats: 'profile-loading',
    arrange: never(/groupLoader/),
    shows: messages.postsLoading,
  },
  {
    ...group,
    name: 'group-failed',
    isState: true,
    repeats: 'feed-failed',
    arrange: failing(/groupLoaderQuery/),
    shows: 'Failed to load the group',
  },
  {
    ...member,
    name: 'group-not-found',
    isState: true,
    repeats: 'not-found',
    path: '/groups/no-such-group',
    shows: messages.groupNotFound,
  },
  {
    ...group,
    name: 'visitor-group',
    by: 'visitor',
    isState: true,
    repeats: 'visitor-everyone',
    act: waitForPosts,
  },
  { ...member, name: 'groups', path: '/groups', shows: /^\d+ members?$/ },
  {
    ...member,
    name: 'groups-popular',
    isState: true,
    repeats: 'groups',
    path: '/groups?sort=popular',
    shows: /^\d+ members?$/,
  },
  {
    ...member,
    name: 'groups-empty',
    isState: true,
    path: '/groups',
    arrange: changing(/groupsLoaderQuery/, (data) => {
      Object.assign(objectIn(data, 'viewer', 'groups'), { edges: [] })
    }),
    shows: 'You are in no group yet',
  },
  {
    name: 'visitor-groups',
    by: 'visitor',
    isState: true,
    repeats: 'groups',
    path: '/groups',
    shows: /^\d+ members?$/,
  },
  {
    ...member,
    name: 'group-new',
    path: '/groups/new',
    shows: 'New group',
    async act(page) {
      await page.getByLabel('Name').fill('Dogs of the office')
      await page.getByRole('button', { name: 'Add a rule' }).click()
    },
  },
  {
    ...member,
    name: 'group-edit',
    isState: true,
    repeats: 'group-new',
    path: ({ groupSlug }) => `/groups/${groupSlug}/edit`,
    shows: 'Edit group',
  },
  { ...members, name: 'group-members', shows: 'Owner' },
  {
    ...members,
    name: 'group-requests',
    isState: true,
    path: (people) => `${members.path(people)}?tab=requests`,
    shows: /^Approve/,
  },
  {
    ...members,
    name: 'group-bans',
    isState: true,
    repeats: 'group-requests',
    path: (people) => `${members.path(people)}?tab=banned`,
    shows: /^Unban/,
  },
  {
    ...members,
    name: 'group-reported',
    isState: true,
    repeats: 'discover-empty',
    path: (people) => `${members.path(people)}?tab=reported`,
    shows: 'No reported posts',
  },
]

/** The subscription of the screen fetches the group again when it starts. */
function withViewer(fields: object) {
  return changing(/groupLoader(Posts)?Query|useGroupHeadQuery/, (data) => {
    Object.assign(objectIn(data['group'] ?? data['node']), fields)
  })
}

async function waitForPosts(page: Page): Promise<void> {
  await page.getByRole('feed').getByRole('article').first().waitFor()
}
