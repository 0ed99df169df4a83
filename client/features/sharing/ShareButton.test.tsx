import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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
  vi.restoreAllMocks()
})

describe('where nothing can be chosen', () => {
  test('the link is copied, and counted at once', async () => {
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

  test('is counted once, however often it is copied', async () => {
    const { answer, pendingOperations } = await showFeed([{ id: 'a' }])
    await user.click(share())
    await answer(operation, accepted(1))
    await user.click(share())
    expect(pendingOperations()).not.toContain(operation)
    expect(share()).toHaveAccessibleDescription('1')
  })

  test('and nothing can be copied, this is said and nothing counted', async () => {
    const { pendingOperations } = await showFeed([{ id: 'a' }])
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
    await user.click(share())
    expect(await screen.findByText('The link could not be copied')).toBeVisible()
    expect(pendingOperations()).not.toContain(operation)
  })
})

describe('where the device offers ways to share', () => {
  test('it gets who wrote what, and where it is', async () => {
    const offer = offerToShare(async () => undefined)
    const { pendingOperations } = await showFeed([{ id: 'a', text: 'Knock, knock' }])
    await user.click(share())
    expect(offer).toHaveBeenCalledWith({ title: 'Mira Holm on Guffaw', text: 'Knock, knock', url })
    expect(pendingOperations()).toContain(operation)
  })

  test('who thinks better of it has shared nothing, and hears nothing', async () => {
    offerToShare(() => Promise.reject(new DOMException('Share canceled', 'AbortError')))
    const { pendingOperations } = await showFeed([{ id: 'a' }])
    await user.click(share())
    expect(screen.queryByText(/link/i)).not.toBeInTheDocument()
    expect(pendingOperations()).not.toContain(operation)
  })

  test('what they refuse is copied', async () => {
    offerToShare(() => Promise.reject(new DOMException('Must be a gesture', 'NotAllowedError')))
    await showFeed([{ id: 'a' }])
    await user.click(share())
    expect(await screen.findByText('Link copied')).toBeVisible()
  })
})

describe('a share that cannot be counted', () => {
  test('leaves the count as it was, and may be tried again', async () => {
    const { reject, pendingOperations } = await showFeed([{ id: 'a', shareCount: 2 }])
    await user.click(share())
    await reject(operation, new Error('The connection was lost'))
    expect(share()).toHaveAccessibleDescription('2')
    await user.click(share())
    expect(pendingOperations()).toContain(operation)
  })

  test('of a post that is deleted meanwhile is no trouble', async () => {
    const { answer, announceDeletion } = await showFeed([{ id: 'a' }, { id: 'b' }])
    await user.click(screen.getAllByRole('button', { name: 'Share' })[0] ?? share())
    await announceDeletion('a')
    await answer(operation, { data: { sharePost: { __typename: 'NotFoundError' } } })
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })
})

test('a post nobody shared says no number, and its time is the way to its own page', async () => {
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
