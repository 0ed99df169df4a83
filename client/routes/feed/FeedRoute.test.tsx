import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { ComposerProvider } from '#client/features/composer/ComposerProvider.tsx'
import { paths } from '#client/paths.ts'
import { listOf } from '#tests/support/show-feed.tsx'
import { showRoute } from '#tests/support/show-route.tsx'
import { feedLoader, feedQuery } from './feedLoader.ts'
import { FeedRoute } from './FeedRoute.tsx'

const posts = listOf([{ id: 'a' }])

describe('feed screen', () => {
  test('shows its heading before its posts', async () => {
    showFeedRoute('never')
    expect(await screen.findByRole('heading', { level: 1, name: 'Trending Posts' })).toBeVisible()
    expect(screen.getAllByTestId('post-skeleton')).toHaveLength(3)
  })

  test('has no composer on a phone', async () => {
    showFeedRoute(posts)
    expect(await screen.findByText('Post a')).toBeVisible()
    expect(screen.queryByRole('form', { name: 'New post' })).not.toBeInTheDocument()
  })

  test('has a composer on a wide window', async () => {
    const noQuery = window.matchMedia('')
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(noQuery, { matches: true }))
    showFeedRoute(posts)
    expect(await screen.findByRole('form', { name: 'New post' })).toBeVisible()
  })
})

function showFeedRoute(...answers: Parameters<typeof showRoute>[0]['answers']) {
  const element = (
    <ComposerProvider viewer={null}>
      <FeedRoute />
    </ComposerProvider>
  )
  return showRoute({
    route: { path: paths.feed, loader: feedLoader, element },
    query: feedQuery,
    at: paths.feed,
    answers,
  })
}
