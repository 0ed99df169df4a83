import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { TransportError } from '#client/relay/errors.ts'
import { showFeed } from '#tests/support/show-feed.tsx'
import { messages } from '#rules/messages.ts'

const operation = 'useSetSavedMutation'

describe('save button', () => {
  test('saves the post immediately', async () => {
    const { user, answer, variablesOf } = await showFeed([{ id: 'a' }])
    await user.click(button(false))
    expect(button(true)).toBeVisible()
    expect(variablesOf(operation)).toEqual({ postId: 'a', isSaved: true })
    await answer(operation, {
      data: { savePost: { __typename: 'SavePostPayload', post: { id: 'a', viewerSaved: true } } },
    })
    expect(button(true)).toBeVisible()
  })

  test('is rolled back when the post no longer exists', async () => {
    const { user, answer } = await showFeed([{ id: 'a' }])
    await user.click(button(false))
    const error = { __typename: 'NotFoundError', __isError: 'NotFoundError', message: messages.postNotFound }
    await answer(operation, { data: { savePost: error } })
    expect(button(false)).toBeVisible()
    expect(await screen.findByText(messages.postNotFound)).toBeVisible()
  })

  test.each([
    ['unreachable', messages.postUnsaveFailed],
    ['offline', messages.offline],
  ] as const)('is rolled back when the server is %s', async (failure, message) => {
    const { user, reject } = await showFeed([{ id: 'a', viewerSaved: true }])
    await user.click(button(true))
    expect(button(false)).toBeVisible()
    await reject(operation, new TransportError(failure, message))
    expect(button(true)).toBeVisible()
    expect(await screen.findByText(message)).toBeVisible()
  })
})

function button(pressed: boolean) {
  return screen.getByRole('button', { name: 'Save', pressed })
}
