import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '#client/paths.ts'
import { isolate } from '#rules/isolate.ts'
import memberTabQuery from '#client/__generated__/MemberTabLikedQuery.graphql.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { listOf } from '#tests/support/show-feed.tsx'
import { showRoute } from '#tests/support/show-route.tsx'
import { profileLoader, profileQuery } from './profileLoader.ts'
import { ProfileRoute } from './ProfileRoute.tsx'

const mira = {
  Viewer: () => ({ id: 'viewer' }),
  User: () => ({
    fullName: 'Mira Holm',
    username: 'mira',
    bio: 'I laugh at my own jokes.',
    createdAt: '2025-03-14T09:00:00.000Z',
    isViewer: true,
  }),
}

describe('own profile', () => {
  test('shows the viewer, an edit link and the posts', async () => {
    showProfile({ ...mira, ...listOf([{ id: 'a' }]) })
    const about = await screen.findByRole('region', { name: `About ${isolate('Mira Holm')}` })
    for (const words of ['@mira', 'I laugh at my own jokes.', 'Joined Mar 2025']) {
      expect(about).toHaveTextContent(words)
    }
    expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', paths.editProfile)
    expect(screen.getByRole('feed', { name: 'Your Posts' })).toHaveTextContent('Post a')
    expect(document.title).toBe('Your Posts · Guffaw')
  })

  test('has tabs for pictures, comments and liked posts, which are loaded when they are selected', async () => {
    const { user, fetchMock, router } = showProfile({ ...mira, ...listOf([{ id: 'a' }]) })
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Posts', 'Memes', 'Comments', 'Liked'])
    const requests = fetchMock.mock.calls.length
    await user.click(screen.getByRole('tab', { name: 'Liked' }))
    expect(await screen.findByText('Post liked')).toBeVisible()
    expect(screen.queryByText('Post a')).not.toBeInTheDocument()
    expect(router.state.location.search).toBe('?tab=liked')
    expect(fetchMock).toHaveBeenCalledTimes(requests + 1)
  })

  test('is shared by a link that other members can open', async () => {
    const { user } = showProfile({ ...mira, ...listOf([]) })
    await user.click(await screen.findByRole('button', { name: 'Share profile' }))
    expect(await navigator.clipboard.readText()).toMatch(/\/profile\/.+/)
    expect(await screen.findByText('Link copied')).toBeVisible()
  })

  test('links to the composer without posts', async () => {
    showProfile({ ...mira, ...listOf([]) })
    expect(await screen.findByRole('heading', { name: 'No posts yet' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Create Your First Post' })).toHaveAttribute(
      'href',
      paths.compose,
    )
  })

  test('shows its title and skeletons while it loads', async () => {
    showProfile('never')
    expect(await screen.findAllByTestId('post-skeleton')).toHaveLength(3)
    expect(document.title).toBe('Your Posts · Guffaw')
  })

  test('has another title if it failed to load', async () => {
    allowConsoleErrors()
    showProfile('unreachable')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(document.title).toBe('Failed to load profile · Guffaw')
  })

  test('can be retried without a profile', async () => {
    const { user } = showProfile({ Query: () => ({ viewer: null }) }, { ...mira, ...listOf([]) })
    expect(await screen.findByRole('alert')).toHaveTextContent('No profile data available')
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByRole('heading', { name: 'Mira Holm' })).toBeVisible()
  })
})

function showProfile(...answers: Parameters<typeof showRoute>[0]['answers']) {
  return showRoute({
    route: { path: paths.ownProfile, loader: profileLoader, Component: ProfileRoute },
    query: profileQuery,
    at: paths.ownProfile,
    others: [{ query: memberTabQuery, answer: { Viewer: mira.Viewer, ...listOf([{ id: 'liked' }]) } }],
    answers,
  })
}
