import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { postOf, showFeed } from '#tests/support/show-feed.tsx'

const media = {
  __typename: 'ImageMedia',
  id: 'm',
  width: 8,
  height: 8,
  thumbHash: '',
  altText: 'A cat',
  isAnimated: false,
}

test('counts and texts of the visible posts change while they are shown, and sensitive ones are covered', async () => {
  const { environment } = await showFeed([{ id: 'b' }, { id: 'a', media }])
  const subscription = await waitFor(() =>
    environment.mock.findOperation(
      ({ request }) => request.node.params.name === 'usePostChangesSubscription',
    ),
  )
  expect(subscription.request.variables).toEqual({ postIds: ['a', 'b'] })
  const post = {
    ...postOf({ id: 'a', text: 'Edited', likeCount: 7, isSensitive: true }),
    commentCount: 12,
    __isReactable: 'Post',
  }
  await act(async () => environment.mock.nextValue(subscription, { data: { postChanges: { post } } }))
  const card = screen.getAllByRole('article')[1] ?? document.body
  expect(card).toHaveTextContent('Edited')
  expect(within(card).getByRole('button', { name: 'Comments' })).toHaveAccessibleDescription('12')
  expect(within(card).getByRole('button', { name: 'Like' })).toHaveAccessibleDescription('7')
  expect(within(card).getByText('Sensitive content')).toBeVisible()
  expect(within(card).queryByRole('img', { name: 'A cat' })).not.toBeInTheDocument()
})
