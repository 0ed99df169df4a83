import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { scrollTo, stubIntersectionObserver } from '#tests/support/scrolling.ts'
import { listOf, showEmptyFeed, showFeed } from '#tests/support/show-feed.tsx'

const page = 'FeedPostsPaginationQuery'

describe('feed', () => {
  test('shows three skeletons while its first page loads', () => {
    showEmptyFeed()
    expect(screen.getByRole('status')).toHaveTextContent('Loading posts...')
    expect(screen.getAllByTestId('post-skeleton')).toHaveLength(3)
  })

  test('is a list of numbered articles named by their authors', async () => {
    await showFeed([
      { id: 'a', author: 'Mira Holm' },
      { id: 'b', author: 'Ben Okafor' },
    ])
    const feed = screen.getByRole('feed', { name: 'Trending Posts' })
    const [first, second] = within(feed).getAllByRole('article')
    expect(first).toHaveAccessibleName('Mira Holm')
    expect(first).toHaveAttribute('aria-posinset', '1')
    expect(first).toHaveAttribute('aria-setsize', '2')
    expect(second).toHaveAccessibleName('Ben Okafor')
    expect(second).toHaveAttribute('aria-posinset', '2')
    expect(screen.getByText("You're all caught up!")).toBeVisible()
  })

  test('shows its empty state and refreshes on request', async () => {
    const { user, resolve } = await showFeed([])
    expect(screen.getByRole('heading', { name: 'Nothing to show' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await resolve('everyoneLoaderQuery', listOf([{ id: 'a' }]))
    expect(screen.getByText('Post a')).toBeVisible()
  })

  test('moves the focus with Page Down and Page Up', async () => {
    const { user } = await showFeed([{ id: 'a' }, { id: 'b' }])
    const [first, second] = screen.getAllByRole('article')
    act(() => first?.focus())
    await user.keyboard('{PageDown}')
    expect(second).toHaveFocus()
    await user.keyboard('{PageUp}')
    expect(first).toHaveFocus()
  })
})

describe('next page of the feed', () => {
  test('loads with the button', async () => {
    const { user, resolve, variablesOf } = await showFeed([{ id: 'a' }], { hasNextPage: true })
    expect(screen.getByRole('article')).toHaveAttribute('aria-setsize', '-1')
    await user.click(screen.getByRole('button', { name: 'Load more' }))
    expect(screen.getByRole('button', { name: 'Loading posts...' })).toBeVisible()
    expect(variablesOf(page)).toMatchObject({ count: 10, cursor: 'cursor of a' })
    await resolve(page, listOf([{ id: 'a' }, { id: 'b' }]))
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(screen.getByText("You're all caught up!")).toBeVisible()
  })

  test('loads when the reader scrolls down near the end', async () => {
    const { comeIntoView } = stubIntersectionObserver()
    const { pendingOperations } = await showFeed([{ id: 'a' }], { hasNextPage: true })
    scrollTo(400)
    comeIntoView()
    await waitFor(() => expect(pendingOperations()).toContain(page))
  })

  test('loads although the list moves up a little meanwhile', async () => {
    const { comeIntoView } = stubIntersectionObserver()
    const { pendingOperations } = await showFeed([{ id: 'a' }], { hasNextPage: true })
    vi.useFakeTimers()
    scrollTo(400)
    comeIntoView()
    scrollTo(388)
    vi.advanceTimersByTime(1000)
    expect(pendingOperations()).toContain(page)
  })

  test('does not load when the reader scrolls up', async () => {
    const { comeIntoView } = stubIntersectionObserver()
    const { pendingOperations } = await showFeed([{ id: 'a' }], { hasNextPage: true })
    vi.useFakeTimers()
    for (const pixels of [400, 370, 340]) scrollTo(pixels)
    comeIntoView()
    vi.advanceTimersByTime(1000)
    expect(pendingOperations()).not.toContain(page)
  })
})
