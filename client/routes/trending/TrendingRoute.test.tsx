import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '#client/paths.ts'
import { listOf } from '#tests/support/show-feed.tsx'
import { showRoute } from '#tests/support/show-route.tsx'
import { trendingLoader, trendingQuery } from './trendingLoader.ts'
import { TrendingRoute } from './TrendingRoute.tsx'

describe('trending posts', () => {
  test('have their own title', async () => {
    showTrending()
    expect(await screen.findByRole('feed', { name: 'Trending Now' })).toHaveTextContent('Post a')
    expect(document.title).toBe('Trending Now · Guffaw')
  })

  test('are one of three tabs that are navigated with the arrow keys', async () => {
    const { user, router } = showTrending()
    const trending = await screen.findByRole('tab', { name: 'Trending', selected: true })
    expect(screen.getByRole('tabpanel', { name: 'Trending' })).toContainElement(screen.getByRole('feed'))
    trending.focus()
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'Everyone', selected: false })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(router.state.location.pathname).toBe(paths.everyone)
  })

  test('have a link to the dashboard', async () => {
    showTrending()
    expect(await screen.findByRole('link', { name: 'Discover' })).toHaveAttribute('href', paths.discover)
  })

  test('explain in their menu why they are shown', async () => {
    const { user, fetchMock } = showTrending()
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Why am I seeing this?' }))
    expect(await screen.findByRole('dialog', { name: 'Why am I seeing this?' })).toBeVisible()
    await waitFor(() => {
      const bodies = fetchMock.mock.calls.map(([, init]) => init?.body)
      expect(bodies).toContainEqual(expect.stringContaining('PostRankingQuery'))
    })
  })
})

test('visitor is invited instead, and returns after the sign-in', async () => {
  const { fetchMock } = showTrending({ isVisitor: true })
  expect(await screen.findByRole('heading', { level: 1, name: 'Trending Now' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Log in to see what is trending' })).toBeVisible()
  const from = `?from=${encodeURIComponent(paths.trending)}`
  expect(screen.getByRole('link', { name: 'Join Guffaw' })).toHaveAttribute('href', paths.register + from)
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', paths.login + from)
  expect(fetchMock).not.toHaveBeenCalled()
})

function showTrending({ isVisitor = false } = {}) {
  return showRoute({
    isVisitor,
    route: { path: paths.trending, loader: trendingLoader, Component: TrendingRoute },
    query: trendingQuery,
    at: paths.trending,
    answers: [listOf([{ id: 'a' }])],
  })
}
