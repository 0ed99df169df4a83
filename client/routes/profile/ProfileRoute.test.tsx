import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '#client/paths.ts'
import { isolate } from '#rules/isolate.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { listOf } from '#tests/support/show-feed.tsx'
import { showRoute } from '#tests/support/show-route.tsx'
import { profileLoader, profileQuery } from './profileLoader.ts'
import { ProfileRoute } from './ProfileRoute.tsx'

const mira = {
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
    answers,
  })
}
