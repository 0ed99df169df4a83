import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { TransportError } from '#client/relay/errors.ts'
import { showFeed } from '#tests/support/show-feed.tsx'
import { messages } from '#rules/messages.ts'

const operation = 'useEditPostMutation'

describe('editing a post', () => {
  test('changes the card and labels it', async () => {
    const { user, answer, variablesOf } = await openEditor()
    await user.clear(screen.getByRole('textbox', { name: 'Text of your post' }))
    await user.type(screen.getByRole('textbox', { name: 'Text of your post' }), 'New text')
    await user.click(saveButton())
    expect(variablesOf(operation)).toEqual({ input: { postId: 'a', text: 'New text' } })
    const post = { id: 'a', text: 'New text', editedAt: '2026-11-20T12:05:00.000Z', viewerCanEdit: true }
    await answer(operation, { data: { editPost: { __typename: 'EditPostPayload', post } } })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('article')).toHaveTextContent(/edited.*New text/)
  })

  test('is not possible without text and media', async () => {
    const { user } = await openEditor()
    await user.clear(screen.getByRole('textbox', { name: 'Text of your post' }))
    expect(saveButton()).toBeDisabled()
  })

  test('is not possible with too many accents on a character, and says why', async () => {
    const { user } = await openEditor()
    await user.type(screen.getByRole('textbox', { name: 'Text of your post' }), '\u0301'.repeat(20))
    expect(screen.getByText(messages.textHasExcessMarks)).toBeVisible()
    expect(saveButton()).toBeDisabled()
  })

  test.each([
    ['NotAllowedError', messages.postEditExpired],
    ['NotFoundError', messages.postNotFound],
  ])('keeps the text after %s', async (__typename, message) => {
    const { user, answer } = await openEditor()
    await user.type(screen.getByRole('textbox', { name: 'Text of your post' }), '!')
    await user.click(saveButton())
    await answer(operation, { data: { editPost: { __typename, __isError: __typename, message } } })
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Text of your post' })).toHaveValue('Post a!')
  })

  test('can be repeated when the server was unreachable', async () => {
    const { user, reject, pendingOperations } = await openEditor()
    await user.type(screen.getByRole('textbox', { name: 'Text of your post' }), '!')
    await user.click(saveButton())
    await reject(operation, new TransportError('unreachable', ''))
    expect(await screen.findByText('Failed to edit post')).toBeVisible()
    await user.click(saveButton())
    expect(pendingOperations()).toContain(operation)
  })

  test('is not offered after an hour', async () => {
    const { user } = await showFeed([{ id: 'a', viewerCanEdit: false }])
    await user.click(screen.getByRole('button', { name: 'More' }))
    expect(await screen.findByRole('menuitem', { name: 'Copy text' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Edit post' })).toBeNull()
  })
})

async function openEditor() {
  const view = await showFeed([{ id: 'a', viewerCanEdit: true }])
  await view.user.click(screen.getByRole('button', { name: 'More' }))
  await view.user.click(await screen.findByRole('menuitem', { name: 'Edit post' }))
  await screen.findByRole('textbox', { name: 'Text of your post' })
  return view
}

function saveButton() {
  return within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' })
}
