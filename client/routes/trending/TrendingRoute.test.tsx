import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '#client/paths.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { listOf } from '#tests/support/show-feed.tsx'
import { showRoute } from '#tests/support/show-route.tsx'
import { trendingLoader, trendingQuery } from './trendingLoader.ts'
import { TrendingRoute } from './TrendingRoute.tsx'

const posts = listOf([{ id: 'a' }])

describe('trending posts', () => {
  test('have their own title', async () => {
    showTrending(posts)
    expect(await screen.findByRole('feed', { name: 'Trending Now' })).toHaveTextContent('Post a')
    expect(document.title).toBe('Trending Now · Guffaw')
  })

  test('are one of three tabs that are navigated with the arrow keys', async () => {
    const { user, router } = showTrending(posts)
    const trending = await screen.findByRole('tab', { name: 'Trending', selected: true })
    expect(screen.getByRole('tabpanel', { name: 'Trending' })).toContainElement(screen.getByRole('feed'))
    trending.focus()
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'Everyone', selected: false })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(router.state.location.pathname).toBe(paths.everyone)
  })

  test('have a link to the dashboard', async () => {
    showTrending(posts)
    expect(await screen.findByRole('link', { name: 'Discover' })).toHaveAttribute('href', paths.discover)
  })

  test('explain in their menu why they are shown', async () => {
    const { user, fetchMock } = showTrending(posts)
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Why am I seeing this?' }))
    expect(await screen.findByRole('dialog', { name: 'Why am I seeing this?' })).toBeVisible()
    await waitFor(() => {
      const bodies = fetchMock.mock.calls.map(([, init]) => init?.body)
      expect(bodies).toContainEqual(expect.stringContaining('PostRankingQuery'))
    })
  })

  test('refresh on request if there are none', async () => {
    const { user } = showTrending(listOf([]), posts)
    expect(await screen.findByRole('heading', { name: 'No trending posts' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('Post a')).toBeVisible()
  })

  test('can be retried after a failure', async () => {
    allowConsoleErrors()
    const { user } = showTrending('unreachable', posts)
    expect(await screen.findByRole('alert')).toHaveTextContent('Oops! Something went wrong')
    await user.click(screen.getByRole('button', { name: 'Retry (1/3)' }))
    expect(await screen.findByText('Post a')).toBeVisible()
  })
})

function showTrending(...answers: Parameters<typeof showRoute>[0]['answers']) {
  return showRoute({
    route: { path: paths.trending, loader: trendingLoader, Component: TrendingRoute },
    query: trendingQuery,
    at: paths.trending,
    answers,
  })
}
