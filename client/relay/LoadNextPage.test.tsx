import { act, fireEvent, screen } from '@testing-library/react'
import { MockPayloadGenerator } from 'relay-test-utils'
import { describe, expect, test, vi } from 'vitest'
import { TransportError } from './errors.ts'
import { goOffline, goOnline } from '#tests/support/connection.ts'
import { advanceTimers } from '#tests/support/advance-timers.ts'
import { listOf, showEmptyFeed, showFeed } from '#tests/support/show-feed.tsx'

const page = 'FeedPostsPaginationQuery'
const lost = new TransportError('unreachable', 'Failed to fetch')

test('next page that is requested before the first one is complete is loaded afterwards', async () => {
  const { environment, pendingOperations, resolve } = showEmptyFeed()
  const first = environment.mock.findOperation(
    ({ request }) => request.node.params.name === 'everyoneLoaderQuery',
  )
  const content = MockPayloadGenerator.generate(first, listOf([{ id: 'a' }], { hasNextPage: true }))
  await act(async () => environment.mock.nextValue(first, content))
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect(pendingOperations()).not.toContain(page)
  await act(async () => environment.mock.complete(first))
  expect(pendingOperations()).toContain(page)
  await resolve(page, listOf([{ id: 'b' }]))
  expect(screen.getByText('Post b')).toBeVisible()
})

describe('failed next page', () => {
  test('can be retried without losing the list or the focus', async () => {
    const { reject, resolve } = await failToLoadMore()
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load more posts')
    expect(screen.getByText('Post a')).toBeVisible()
    const button = screen.getByRole('button', { name: 'Retry (1/3)' })
    expect(button).toHaveFocus()
    fireEvent.click(button)
    expect(button).toHaveTextContent('Retrying... (1/3)')
    await reject(page, lost)
    expect(button).toHaveTextContent('Retry (2/3)')
    fireEvent.click(button)
    await resolve(page, listOf([{ id: 'b' }]))
    expect(screen.getByText('Post b')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('article', { description: 'Post a' })).toHaveFocus()
  })

  test('is retried automatically three times', async () => {
    const { reject, pendingOperations } = await failToLoadMore()
    for (const seconds of [1, 2, 4]) {
      expect(pendingOperations()).not.toContain(page)
      await advanceTimers(seconds * 1000)
      await reject(page, lost)
    }
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load after 3 attempts. Please try again.')
    await advanceTimers(60_000)
    expect(pendingOperations()).not.toContain(page)
  })

  test('is not retried while offline and loads when online', async () => {
    const { pendingOperations } = await failToLoadMore()
    act(goOffline)
    expect(screen.getByRole('alert')).toHaveTextContent("You're currently offline.")
    await advanceTimers(60_000)
    expect(pendingOperations()).not.toContain(page)
    act(goOnline)
    expect(pendingOperations()).toContain(page)
    expect(screen.getByRole('button', { name: 'Retrying... (1/3)' })).toBeVisible()
  })
})

async function failToLoadMore() {
  const view = await showFeed([{ id: 'a' }], { hasNextPage: true })
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const button = screen.getByRole('button', { name: 'Load more' })
  button.focus()
  fireEvent.click(button)
  await view.reject(page, lost)
  return view
}
