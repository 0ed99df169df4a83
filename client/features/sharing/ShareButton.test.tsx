import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isolate } from '#rules/isolate.ts'
import { postOf, showFeed } from '#tests/support/show-feed.tsx'

const operation = 'useSharePostMutation'
const url = 'http://localhost:3000/post/01900000-0000-7000-8000-00000000000f'
const accepted = (shareCount: number) => ({
  data: { sharePost: { __typename: 'SharePostPayload', post: { ...postOf({ id: 'a' }), shareCount } } },
})

let user: ReturnType<typeof userEvent.setup>
beforeEach(() => {
  user = userEvent.setup()
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

describe('without a share sheet', () => {
  test('the link is copied and counted immediately', async () => {
    const { answer, variablesOf } = await showFeed([{ id: 'a', shareCount: 2 }])
    expect(share()).toHaveAccessibleDescription('2')
    await user.click(share())
    expect(await screen.findByText('Link copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(url)
    expect(share()).toHaveAccessibleDescription('3')
    expect(variablesOf(operation)).toEqual({ input: { postId: 'a' } })
    await answer(operation, accepted(7))
    expect(share()).toHaveAccessibleDescription('7')
  })

  test('repeated copies are counted once', async () => {
    const { answer, pendingOperations } = await showFeed([{ id: 'a' }])
    await user.click(share())
    await answer(operation, accepted(1))
    await user.click(share())
    expect(pendingOperations()).not.toContain(operation)
    expect(share()).toHaveAccessibleDescription('1')
  })

  test('a failed copy is reported and not counted', async () => {
    const { pendingOperations } = await showFeed([{ id: 'a' }])
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
    await user.click(share())
    expect(await screen.findByText('The link could not be copied')).toBeVisible()
    expect(pendingOperations()).not.toContain(operation)
  })
})

describe('with a share sheet', () => {
  test('it receives author, text and link', async () => {
    const offer = offerToShare(async () => undefined)
    const { pendingOperations } = await showFeed([{ id: 'a', text: 'Knock, knock' }])
    await user.click(share())
    expect(offer).toHaveBeenCalledWith({
      title: `${isolate('Mira Holm')} on Guffaw`,
      text: 'Knock, knock',
      url,
    })
    expect(pendingOperations()).toContain(operation)
  })

  test('a cancelled share is not counted', async () => {
    offerToShare(() => Promise.reject(new DOMException('Share canceled', 'AbortError')))
    const { pendingOperations } = await showFeed([{ id: 'a' }])
    await user.click(share())
    expect(screen.queryByText(/link/i)).not.toBeInTheDocument()
    expect(pendingOperations()).not.toContain(operation)
  })

  test('a refused share is copied instead', async () => {
    offerToShare(() => Promise.reject(new DOMException('Must be a gesture', 'NotAllowedError')))
    await showFeed([{ id: 'a' }])
    await user.click(share())
    expect(await screen.findByText('Link copied')).toBeVisible()
  })
})

describe('failed share count', () => {
  test('keeps the count and can be retried', async () => {
    const { reject, pendingOperations } = await showFeed([{ id: 'a', shareCount: 2 }])
    await user.click(share())
    await reject(operation, new Error('The connection was lost'))
    expect(share()).toHaveAccessibleDescription('2')
    await user.click(share())
    expect(pendingOperations()).toContain(operation)
  })

  test('of a deleted post is ignored', async () => {
    const { answer, announceDeletion } = await showFeed([{ id: 'a' }, { id: 'b' }])
    await user.click(screen.getAllByRole('button', { name: 'Share' })[0] ?? share())
    await announceDeletion('a')
    await answer(operation, { data: { sharePost: { __typename: 'NotFoundError' } } })
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })
})

test('post without shares shows no number, and its time links to its page', async () => {
  await showFeed([{ id: 'a' }])
  expect(share()).toHaveTextContent('')
  expect(share()).not.toHaveAccessibleDescription()
  expect(screen.getByRole('link', { name: /ago|Nov/ })).toHaveAttribute('href', new URL(url).pathname)
})

function share() {
  return screen.getByRole('button', { name: 'Share' })
}

type Share = (data?: ShareData) => Promise<void>

function offerToShare(answer: Share) {
  const offer = vi.fn<Share>(answer)
  Object.defineProperty(navigator, 'share', { configurable: true, value: offer })
  return offer
}
