import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { postOf, showEmptyFeed, showFeed } from '#tests/support/show-feed.tsx'

const operation = 'useSetReactionMutation'

describe('reaction', () => {
  test('is shown immediately and then replaced by the response', async () => {
    const { user, answer, variablesOf } = await showFeed([{ id: 'a', likeCount: 4, dislikeCount: 1 }])
    expect(reactions()).toEqual({ like: '4', dislike: '1', pressed: null })

    await user.click(button('Like'))
    expect(reactions()).toEqual({ like: '5', dislike: '1', pressed: 'Like' })
    expect(variablesOf(operation)).toEqual({ input: { subjectId: 'a', type: 'LIKE' } })

    await answer(operation, accepted({ likeCount: 9, dislikeCount: 2, viewerReaction: 'LIKE' }))
    expect(reactions()).toEqual({ like: '9', dislike: '2', pressed: 'Like' })
  })

  test('shows no count of zero, which is still described', async () => {
    await showFeed([{ id: 'a', likeCount: 1200, dislikeCount: 0 }])
    expect(button('Like').querySelector('[data-count="1.2K"]')).not.toBeNull()
    expect(button('Dislike').querySelector('[data-count]')).toBeNull()
    expect(reactions()).toEqual({ like: '1200', dislike: '0', pressed: null })
  })

  test('changes from like to dislike', async () => {
    const { user } = await showFeed([{ id: 'a', likeCount: 4, dislikeCount: 1, viewerReaction: 'LIKE' }])
    await user.click(button('Dislike'))
    expect(reactions()).toEqual({ like: '3', dislike: '2', pressed: 'Dislike' })
  })

  test('is removed when it is pressed again', async () => {
    const { user } = await showFeed([{ id: 'a', likeCount: 4, viewerReaction: 'LIKE' }])
    await user.click(button('Like'))
    expect(reactions()).toEqual({ like: '3', dislike: '0', pressed: null })
  })

  test('is sent after the previous one and shown immediately', async () => {
    const { user, answer, pendingOperations, variablesOf } = await showFeed([{ id: 'a', likeCount: 4 }])
    await user.click(button('Like'))
    await user.click(button('Dislike'))
    expect(reactions()).toEqual({ like: '4', dislike: '1', pressed: 'Dislike' })
    expect(pendingOperations().filter((name) => name === operation)).toHaveLength(1)

    await answer(operation, accepted({ likeCount: 5, dislikeCount: 0, viewerReaction: 'LIKE' }))
    expect(reactions()).toEqual({ like: '4', dislike: '1', pressed: 'Dislike' })
    expect(variablesOf(operation)).toEqual({ input: { subjectId: 'a', type: 'DISLIKE' } })
  })

  test('is sent in order even if the card was unmounted in between', async () => {
    const first = await showFeed([{ id: 'a', likeCount: 4 }])
    await first.user.click(button('Like'))
    first.unmount()

    const { user, answer, pendingOperations, variablesOf } = showEmptyFeed(first.environment)
    await user.click(button('Dislike'))
    expect(pendingOperations().filter((name) => name === operation)).toHaveLength(1)
    await answer(operation, accepted({ likeCount: 5, dislikeCount: 0, viewerReaction: 'LIKE' }))
    expect(variablesOf(operation)).toEqual({ input: { subjectId: 'a', type: 'DISLIKE' } })
  })

  test('is rolled back with a notice when the server refuses it', async () => {
    const { user, answer } = await showFeed([{ id: 'a', likeCount: 4 }])
    await user.click(button('Like'))
    await answer(operation, { data: { setReaction: { __typename: 'NotFoundError' } } })
    expect(reactions()).toEqual({ like: '4', dislike: '0', pressed: null })
    expect(await screen.findByText('Failed to react to post')).toBeVisible()
  })

  test('is rolled back with a notice when the connection fails', async () => {
    const { user, reject } = await showFeed([{ id: 'a', dislikeCount: 2, viewerReaction: 'DISLIKE' }])
    await user.click(button('Like'))
    await reject(operation, new Error('The connection was lost'))
    expect(reactions()).toEqual({ like: '0', dislike: '2', pressed: 'Dislike' })
    expect(await screen.findByText('Failed to react to post')).toBeVisible()
  })

  test('does not fail when its post is deleted during the request', async () => {
    const { user, announceDeletion, answer } = await showFeed([{ id: 'a' }, { id: 'b' }])
    await user.click(
      within(screen.getByRole('article', { name: 'Mira Holm', description: 'Post a' })).getByRole('button', {
        name: 'Like',
      }),
    )
    await announceDeletion('a')
    await answer(operation, { data: { setReaction: { __typename: 'NotFoundError' } } })
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })
})

function accepted(counts: object) {
  return {
    data: {
      setReaction: { __typename: 'SetReactionPayload', subject: { ...postOf({ id: 'a' }), ...counts } },
    },
  }
}

function button(name: 'Like' | 'Dislike') {
  return screen.getByRole('button', { name })
}

function reactions() {
  const pressed = screen.queryByRole('button', { pressed: true })
  return {
    like: button('Like').textContent,
    dislike: button('Dislike').textContent,
    pressed: pressed && pressed.getAttribute('aria-label'),
  }
}
