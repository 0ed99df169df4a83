import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { subscriptionStarts } from '#client/relay/subscribe.ts'
import { commentOf, showComments } from '#tests/support/show-comments.tsx'

beforeEach(() => subscriptionStarts.set(0))

test('comments added between the response and the subscription are announced', async () => {
  subscriptionStarts.set(1)
  const { answer } = await showComments([{ id: 'a' }])
  await answer('useMissedCommentsQuery', {
    data: { post: { __typename: 'Post', id: 'post', commentCount: 2 }, nodes: [] },
  })
  expect(screen.getByRole('button', { name: 'New comments' })).toBeVisible()
})

test('gap in the connection updates the shown comments and announces missed ones without duplicates', async () => {
  const { user, answer, variablesOf } = await showComments([{ id: 'a' }, { id: 'b' }])
  await act(async () => subscriptionStarts.set(1))
  expect(variablesOf('useMissedCommentsQuery')).toEqual({ postId: 'post', ids: ['a', 'b'] })
  await answer('useMissedCommentsQuery', {
    data: {
      post: { __typename: 'Post', id: 'post', commentCount: 2 },
      nodes: [commentOf({ id: 'a', text: 'Edited in the meantime' }), null],
    },
  })
  expect(screen.getByText('Edited in the meantime')).toBeVisible()
  expect(screen.queryByText('Comment b')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'New comments' }))
  await answer('CommentThreadPaginationQuery', {
    data: {
      node: {
        __typename: 'Post',
        id: 'post',
        commentCount: 2,
        viewerCanComment: true,
        comments: {
          edges: [commentOf({ id: 'c' }), commentOf({ id: 'a' })].map((node, index) => ({
            cursor: `${index}`,
            node,
          })),
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      },
    },
  })
  expect(screen.getAllByText(/^Comment [abc]$/).map(({ textContent }) => textContent)).toEqual([
    'Comment c',
    'Comment a',
  ])
})
