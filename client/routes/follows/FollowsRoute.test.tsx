import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '#client/paths.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { showRoute } from '#tests/support/show-route.tsx'
import { followersLoader, followingLoader, followsQuery } from './followsLoader.ts'
import { FollowsRoute } from './FollowsRoute.tsx'

const userId = '01900000-0000-7000-8000-000000000001'

describe('followers', () => {
  test('are listed with a follow button', async () => {
    showFollows('followers', listOf(['Ada Lovelace', 'Alan Turing']))
    expect(await screen.findByRole('heading', { level: 1, name: /Followers/ })).toBeVisible()
    expect(screen.getByRole('article', { name: /Ada Lovelace/ })).toBeVisible()
    expect(screen.getByRole('article', { name: /Alan Turing/ })).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^Follow/ })).toHaveLength(2)
  })

  test('have an empty state', async () => {
    showFollows('followers', listOf([]))
    expect(await screen.findByRole('heading', { name: 'No followers yet' })).toBeVisible()
    expect(screen.getByText('Nobody follows Mira Holm yet.')).toBeVisible()
  })
})

describe('followed members', () => {
  test('are listed', async () => {
    showFollows('following', listOf(['Ada Lovelace']))
    expect(await screen.findByRole('heading', { level: 1, name: /Following/ })).toBeVisible()
    expect(screen.getByRole('article', { name: /Ada Lovelace/ })).toBeVisible()
  })

  test('have an empty state', async () => {
    showFollows('following', listOf([]))
    expect(await screen.findByText('Mira Holm does not follow anyone yet.')).toBeVisible()
  })
})

describe.each(['followers', 'following'] as const)('list of %s', (list) => {
  test('is not found for an unknown member', async () => {
    showFollows(list, { Query: () => ({ user: null }) })
    expect(await screen.findByRole('alert')).toHaveTextContent('User not found')
  })

  test('is not requested for an invalid id', async () => {
    const { fetchMock } = showFollows(list, 'never', 'not-a-uuid')
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid User ID format')
    expect(fetchMock).not.toHaveBeenCalled()
  })

  test('can be retried after a failure', async () => {
    allowConsoleErrors()
    const { user } = showFollows(list, ['unreachable', listOf(['Ada Lovelace'])])
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load members')
    await user.click(screen.getByRole('button', { name: 'Retry (1/3)' }))
    expect(await screen.findByRole('article', { name: /Ada Lovelace/ })).toBeVisible()
  })
})

type Answers = Parameters<typeof showRoute>[0]['answers']

function showFollows(
  list: 'followers' | 'following',
  answers: Answers[number] | Answers,
  id: string = userId,
) {
  const loader = list === 'followers' ? followersLoader : followingLoader
  return showRoute({
    route: { path: paths[list](':userId'), loader, Component: FollowsRoute },
    query: followsQuery,
    at: paths[list](id),
    answers: Array.isArray(answers) ? answers : [answers],
  })
}

function listOf(names: readonly string[]) {
  return {
    Query: () => ({ user: { fullName: 'Mira Holm', isViewer: false } }),
    UserConnection: () => ({
      edges: names.map((fullName) => ({
        node: { id: fullName, fullName, isViewer: false, viewerFollows: false, followsViewer: false },
      })),
      pageInfo: { hasNextPage: false },
    }),
  }
}
