import { messages } from '#rules/messages.ts'
import * as listMessages from '#client/features/notifications/list-messages.ts'
import { changing, failing, never, objectIn } from './network.ts'
import type { People, Screen } from './screen.ts'

const thread = {
  by: 'member',
  path: ({ commentedPostId }: People) => `/post/${commentedPostId}#comments`,
  shows: /^\d+ comments$/,
} as const
const notifications = { by: 'member', path: '/notifications' } as const

/** Comments and notifications. */
export const screens: readonly Screen[] = [
  { ...thread, name: 'comments' },
  { ...thread, name: 'comments-visitor', isState: true, repeats: 'shared-post', by: 'visitor' },
  {
    ...thread,
    name: 'comments-linked',
    isState: true,
    path: ({ commentedPostId, commentId }) => `/post/${commentedPostId}?comment=${commentId}`,
    shows: 'Mine schedules the meetings.',
  },
  {
    ...thread,
    name: 'comments-reply',
    isState: true,
    repeats: 'comments-not-sent',
    async act(page) {
      await page.getByRole('button', { name: 'Reply' }).first().click()
      await page.getByRole('form', { name: /^Reply to/ }).waitFor()
    },
  },
  {
    ...thread,
    name: 'comments-not-sent',
    isState: true,
    arrange: failing(/useAddCommentMutation/),
    async act(page) {
      await page.getByRole('textbox', { name: 'Add a comment' }).fill('Send this to my landlord.')
      await page.getByRole('button', { name: 'Comment', exact: true }).click()
      await page.getByRole('button', { name: 'Retry' }).waitFor()
      await page
        .getByRole('textbox', { name: 'Add a comment' })
        .fill('And this one too, when it works again.')
    },
  },
  {
    ...thread,
    name: 'comments-failed',
    isState: true,
    repeats: 'feed-failed',
    // The page of a member contains the comments.
    by: 'visitor',
    arrange: failing(/postLoaderCommentsQuery/),
    shows: 'Failed to load comments',
  },
  { ...notifications, name: 'notifications', shows: 'Today' },
  {
    ...notifications,
    name: 'notifications-loading',
    isState: true,
    repeats: 'profile-loading',
    arrange: never(/notificationsLoaderQuery/),
    shows: 'Notifications',
  },
  {
    ...notifications,
    name: 'notifications-failed',
    isState: true,
    repeats: 'feed-failed',
    arrange: failing(/notificationsLoaderQuery/),
    shows: listMessages.notificationsLoadFailed,
  },
  {
    ...notifications,
    name: 'notifications-empty',
    isState: true,
    repeats: 'discover-empty',
    arrange: changing(/notificationsLoaderQuery/, (data) => {
      Object.assign(objectIn(data, 'viewer', 'notifications'), { edges: [] })
      Object.assign(objectIn(data, 'viewer', 'notifications', 'pageInfo'), { hasNextPage: false })
    }),
    shows: 'No notifications yet',
  },
  {
    ...notifications,
    name: 'notifications-offline',
    isState: true,
    repeats: 'feed-offline',
    shows: 'Today',
    async act(page) {
      await page.context().setOffline(true)
      await page.getByText(messages.offline).waitFor()
    },
  },
]
