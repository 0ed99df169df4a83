import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { TransportError } from '#client/relay/errors.ts'
import { showFeed } from '#tests/support/show-feed.tsx'

const operation = 'useDeletePostMutation'
const long = 'This text is exactly fifty characters long, I swear. And this is beyond.'

describe('deletion of a post', () => {
  test('is offered to its author only', async () => {
    const { user } = await showFeed([{ id: 'a', viewerCanDelete: false }])
    await user.click(screen.getByRole('button', { name: 'More' }))
    expect(await screen.findByRole('menuitem', { name: 'Copy text' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Delete post' })).not.toBeInTheDocument()
  })

  test('requires confirmation, with the first 50 characters of the post', async () => {
    const { user, pendingOperations } = await showFeed([{ id: 'a', text: long, viewerCanDelete: true }])
    const dialog = await openDialog(user)
    expect(dialog).toHaveTextContent('This text is exactly fifty characters long, I swea…')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(pendingOperations()).not.toContain(operation)
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus()
  })

  test('removes the post from the list and shows a notice', async () => {
    const { user, answer, variablesOf, environment } = await showFeed([
      { id: 'a', viewerCanDelete: true },
      { id: 'b' },
    ])
    const dialog = await openDialog(user)
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(within(dialog).getByRole('button', { name: 'Deleting...' })).toBeVisible()
    expect(variablesOf(operation)).toEqual({ input: { postId: 'a' } })
    await answer(operation, {
      data: {
        deletePost: {
          __typename: 'DeletePostPayload',
          deletedPostId: 'a',
          viewer: { id: 'viewer', user: { id: 'user of a', postCount: 4 } },
        },
      },
    })
    expect(screen.queryByText('Post a')).not.toBeInTheDocument()
    expect(environment.getStore().getSource().get('user of a')).toMatchObject({ postCount: 4 })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await screen.findByText('Post deleted successfully')).toBeVisible()
  })

  test('refused by the server keeps the dialog and the post and shows the message', async () => {
    const { user, answer } = await showFeed([{ id: 'a', viewerCanDelete: true }])
    const dialog = await openDialog(user)
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await answer(operation, {
      data: {
        deletePost: {
          __typename: 'NotAllowedError',
          __isError: 'NotAllowedError',
          message: 'You can only delete your own posts',
        },
      },
    })
    expect(within(dialog).getByRole('alert')).toHaveTextContent('You can only delete your own posts')
    expect(within(dialog).getByRole('button', { name: 'Delete' })).toBeEnabled()
    expect(screen.getByRole('article')).toBeInTheDocument()
  })

  test('that fails to reach the server keeps the dialog', async () => {
    const { user, reject } = await showFeed([{ id: 'a', viewerCanDelete: true }])
    const dialog = await openDialog(user)
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await reject(operation, new TransportError('unreachable', 'Oops! Something went wrong'))
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Failed to delete post')
  })
})

async function openDialog(user: UserEvent) {
  const [more] = screen.getAllByRole('button', { name: 'More' })
  if (!more) throw new Error('No post has a More button')
  await user.click(more)
  await user.click(await screen.findByRole('menuitem', { name: 'Delete post' }))
  return screen.findByRole('dialog', { name: 'Delete post?' })
}
