import type { Page } from 'playwright-core'
import { isolate } from '#rules/isolate.ts'
import { messages } from '#rules/messages.ts'
import { changing, failing, never, objectIn } from './network.ts'
import type { Screen } from './screen.ts'

const member = { by: 'member' } as const
const discover = { ...member, path: '/discover', shows: 'Top posts' } as const
const tag = { ...member, path: '/tags/mondays', shows: /^#mondays$/i } as const
const ranked = { ...member, path: '/m/account/trending', shows: 'Trending Now' } as const

/** Tags, the dashboard and the explanation of a rank. */
export const screens: readonly Screen[] = [
  { ...discover, name: 'discover', act: waitForPosts },
  {
    ...discover,
    name: 'discover-top-posts',
    isState: true,
    repeats: 'discover',
    async act(page) {
      await waitForPosts(page)
      await page.getByRole('tab', { name: 'Month' }).click()
      await page.waitForURL('**/discover?period=month#top-posts')
      await waitForPosts(page)
    },
  },
  {
    ...discover,
    name: 'discover-loading',
    isState: true,
    repeats: 'profile-loading',
    arrange: never(/discoverLoader\w*Query/),
  },
  {
    ...discover,
    name: 'discover-empty',
    isState: true,
    arrange: changing(/discoverLoaderQuery/, (data) => {
      Object.assign(data, { trendingTags: [], trendingMembers: [] })
    }),
    shows: 'No tags are trending yet',
    act: waitForPosts,
  },
  {
    ...discover,
    name: 'discover-failed',
    isState: true,
    repeats: 'feed-failed',
    arrange: failing(/discoverLoader\w*Query/),
    shows: 'Failed to load the dashboard',
  },
  { ...tag, name: 'tag', act: waitForPosts },
  {
    ...tag,
    name: 'tag-followed',
    isState: true,
    repeats: 'tag',
    arrange: changing(/tagLoaderQuery/, (data) => {
      Object.assign(objectIn(data, 'tag'), { viewerFollows: true })
    }),
    act: waitForPosts,
  },
  {
    ...tag,
    name: 'tag-loading',
    isState: true,
    repeats: 'profile-loading',
    arrange: never(/tagLoaderQuery/),
    shows: messages.postsLoading,
  },
  {
    ...tag,
    name: 'tag-failed',
    isState: true,
    repeats: 'feed-failed',
    arrange: failing(/tagLoaderQuery/),
    shows: 'Failed to load the tag',
  },
  {
    ...tag,
    name: 'tag-not-used',
    isState: true,
    repeats: 'discover-empty',
    path: '/tags/nobodyusesthis',
    shows: `No posts use ${isolate('#nobodyusesthis')} yet`,
  },
  {
    ...ranked,
    name: 'explain-ranking',
    isState: true,
    async act(page) {
      await explainRanking(page)
      await page.getByText('Hot score').waitFor()
    },
  },
  {
    ...ranked,
    name: 'explain-ranking-failed',
    isState: true,
    repeats: 'explain-ranking',
    arrange: failing(/PostRankingQuery/),
    async act(page) {
      await explainRanking(page)
      await page.getByText('Failed to load the ranking').waitFor()
    },
  },
]

async function waitForPosts(page: Page): Promise<void> {
  await page.getByRole('article').first().waitFor()
}

async function explainRanking(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Why am I seeing this?' }).click()
  await page.getByRole('dialog').waitFor()
}
