import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '#client/paths.ts'
import { showRoute } from '#tests/support/show-route.tsx'
import { followsLoader, followsQuery } from './followsLoader.ts'
import { FollowsRoute } from './FollowsRoute.tsx'

const userId = '01900000-0000-7000-8000-000000000001'

describe.each([
  ['followers', /Followers/],
  ['following', /Following/],
] as const)('list of %s', (list, heading) => {
  test('has a heading and a follow button for each member', async () => {
    showFollows({
      UserConnection: () => ({
        edges: ['Ada Lovelace', 'Alan Turing'].map((fullName) => ({
          node: { id: fullName, fullName, isViewer: false, viewerFollows: false, followsViewer: false },
        })),
      }),
    })
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    for (const name of [/Ada Lovelace/, /Alan Turing/]) {
      expect(screen.getByRole('article', { name })).toBeVisible()
    }
    expect(await screen.findAllByRole('button', { name: /^Follow/ })).toHaveLength(2)
  })

  test('is not found for an unknown member', async () => {
    showFollows({ Query: () => ({ user: null }) })
    expect(await screen.findByRole('alert')).toHaveTextContent('User not found')
  })

  test('is not requested for an invalid id', async () => {
    const { fetchMock } = showFollows('never', 'not-a-uuid')
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid User ID format')
    expect(fetchMock).not.toHaveBeenCalled()
  })

  function showFollows(answer: Parameters<typeof showRoute>[0]['answers'][number], id: string = userId) {
    return showRoute({
      route: { path: paths[list](':userId'), loader: followsLoader, Component: FollowsRoute },
      query: followsQuery,
      at: paths[list](id),
      answers: [answer],
    })
  }
})
