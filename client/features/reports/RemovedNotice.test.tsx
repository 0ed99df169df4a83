import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showComments } from '#tests/support/show-comments.tsx'
import { showFeed } from '#tests/support/show-feed.tsx'

test('removed post tells its author why, and that nobody else sees it', async () => {
  const { answer, variablesOf, pendingOperations } = await showFeed([
    { id: 'b', isRemoved: true },
    { id: 'a' },
  ])
  const [card] = screen.getAllByRole('article')
  await waitFor(() => expect(pendingOperations()).toContain('RemovedNoticeQuery'))
  expect(variablesOf('RemovedNoticeQuery')).toEqual({ id: 'b' })
  await answer('RemovedNoticeQuery', removed('Post', { author: { id: 'user of b', isViewer: true } }))
  const notice = within(card ?? document.body).getByRole('alert')
  expect(notice).toHaveTextContent('A moderator removed this post: Spam or scam. Only you can see it.')
  expect(within(notice).getByRole('link')).toHaveAttribute('href', '/decisions')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('removed post tells moderators that they see it because of their role', async () => {
  const { answer, pendingOperations } = await showFeed([{ id: 'b', isRemoved: true }])
  await waitFor(() => expect(pendingOperations()).toContain('RemovedNoticeQuery'))
  await answer('RemovedNoticeQuery', removed('Post', { author: { id: 'user of b', isViewer: false } }))
  expect(screen.getByRole('alert')).toHaveTextContent('Only its author and moderators can see it.')
  expect(screen.queryByRole('link', { name: 'Read the decision' })).toBeNull()
})

test('removed comment tells its author why', async () => {
  const { answer, pendingOperations } = await showComments([{ id: 'a', isRemoved: true, isViewer: true }])
  await waitFor(() => expect(pendingOperations()).toContain('RemovedNoticeQuery'))
  const commentAuthor = { id: 'author of a', isViewer: true }
  await answer('RemovedNoticeQuery', removed('Comment', { commentAuthor }))
  expect(screen.getByRole('alert')).toHaveTextContent('A moderator removed this comment: Spam or scam.')
})

function removed(__typename: string, fields: object) {
  const id = __typename === 'Post' ? 'b' : 'a'
  return { data: { node: { __typename, id, removal: { reason: 'SPAM' }, ...fields } } }
}
