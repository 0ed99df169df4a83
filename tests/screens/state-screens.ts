import { messages } from '#rules/messages.ts'
import { changing, failing, failingThenNever, never, objectIn, offline } from './network.ts'
import { pullDown } from '../support/pull-down.ts'
import type { Screen } from './screen.ts'

const member = { by: 'member', isState: true } as const
const feed = { ...member, path: '/m/account/everyone' } as const

/** The screens of members with a slow, failing or unreachable server, or without data. */
export const screens: readonly Screen[] = [
  {
    ...feed,
    name: 'feed-loading',
    repeats: 'profile-loading',
    arrange: never(/everyoneLoaderQuery/),
    shows: messages.postsLoading,
  },
  { ...feed, name: 'feed-failed', arrange: failing(/everyoneLoaderQuery/), shows: messages.somethingWrong },
  {
    ...feed,
    name: 'feed-retrying',
    repeats: 'feed-failed',
    arrange: failingThenNever(/everyoneLoaderQuery/),
    shows: messages.somethingWrong,
    async act(page) {
      await page.getByRole('button', { name: messages.retry(1) }).click()
      await page.getByText(messages.retrying(1)).waitFor()
    },
  },
  {
    ...feed,
    name: 'feed-pulled',
    only: 'phone',
    shows: 'Latest Posts',
    async act(page) {
      await page.getByRole('article').first().waitFor()
      await pullDown(page, 180)
      await page.getByText(messages.releaseToRefresh).waitFor()
    },
  },
  {
    ...feed,
    name: 'feed-empty',
    repeats: 'discover-empty',
    arrange: changing(/everyoneLoaderQuery/, (data) => empty(objectIn(data, 'feed'))),
    shows: 'Nothing to show',
  },
  {
    ...feed,
    name: 'feed-end',
    repeats: 'feed-more-failed',
    arrange: changing(/everyoneLoaderQuery/, (data) => {
      Object.assign(objectIn(data, 'feed', 'pageInfo'), { hasNextPage: false })
    }),
    shows: messages.endOfList,
    act: (page) => page.getByText(messages.endOfList).scrollIntoViewIfNeeded(),
  },
  {
    ...feed,
    name: 'feed-more-failed',
    arrange: failing(/FeedPostsPaginationQuery/),
    shows: 'Latest Posts',
    async act(page) {
      // A list that moves while the mouse button is down would lose a click.
      await page.getByRole('button', { name: 'Load more' }).press('Enter')
      await page.getByText(messages.morePostsFailed).scrollIntoViewIfNeeded()
    },
  },
  {
    ...feed,
    name: 'feed-offline',
    shows: 'Latest Posts',
    async act(page) {
      await page.getByRole('article').first().waitFor()
      await offline(page)
      await page.getByText(messages.offline).waitFor()
    },
  },
  {
    ...member,
    name: 'trending-empty',
    repeats: 'discover-empty',
    path: '/m/account/trending',
    arrange: changing(/trendingLoaderQuery/, (data) => empty(objectIn(data, 'trendingPosts'))),
    shows: 'No trending posts',
  },
  {
    ...member,
    name: 'trending-failed',
    repeats: 'feed-failed',
    path: '/m/account/trending',
    arrange: failing(/trendingLoaderQuery/),
    shows: messages.somethingWrong,
  },
  {
    ...member,
    name: 'profile-loading',
    path: '/m/account/profile',
    arrange: never(/profileLoaderQuery/),
    shows: messages.postsLoading,
  },
  {
    ...member,
    name: 'profile-missing',
    repeats: 'not-found',
    path: '/m/account/profile',
    arrange: changing(/profileLoaderQuery/, (data) => {
      data['viewer'] = null
    }),
    shows: messages.profileMissing,
  },
  {
    ...member,
    name: 'profile-empty',
    repeats: 'discover-empty',
    path: '/m/account/profile',
    arrange: changing(/profileLoaderQuery/, (data) => empty(objectIn(data, 'viewer', 'user', 'posts'))),
    shows: 'No posts yet',
  },
  {
    ...member,
    name: 'profile-failed',
    repeats: 'feed-failed',
    path: '/m/account/profile',
    arrange: failing(/profileLoaderQuery/),
    shows: messages.profileLoadFailed,
  },
  {
    ...member,
    name: 'member-not-found',
    repeats: 'not-found',
    path: '/profile/00000000-0000-7000-8000-000000000000',
    shows: messages.userNotFound,
  },
  {
    ...member,
    name: 'member-id-invalid',
    repeats: 'not-found',
    path: '/profile/nobody',
    shows: messages.userIdInvalid,
  },
  {
    ...member,
    name: 'member-failed',
    repeats: 'feed-failed',
    path: ({ otherMemberId }) => `/profile/${otherMemberId}`,
    arrange: failing(/memberLoaderQuery/),
    shows: 'Failed to load user profile',
  },
  {
    ...member,
    name: 'ranking-failed',
    repeats: 'feed-failed',
    path: '/ranking',
    arrange: failing(/rankingLoaderQuery|TrendingPanelQuery/),
    shows: messages.trendingFailed,
  },
  {
    ...member,
    name: 'ranking-empty',
    repeats: 'discover-empty',
    path: '/ranking',
    arrange: changing(/rankingLoaderQuery|TrendingPanelQuery/, (data) => {
      data['trendingMembers'] = []
    }),
    shows: messages.trendingEmpty,
  },
]

function empty(connection: Record<string, unknown>): void {
  connection['edges'] = []
  Object.assign(objectIn(connection, 'pageInfo'), { hasNextPage: false, endCursor: null })
}
