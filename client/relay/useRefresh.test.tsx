import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import type { RouteObject } from 'react-router-dom'
import type { GraphQLTaggedNode } from 'relay-runtime'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '#client/paths.ts'
import { everyoneLoader, everyoneQuery } from '#client/routes/everyone/everyoneLoader.ts'
import { EveryoneRoute } from '#client/routes/everyone/EveryoneRoute.tsx'
import { memberLoader, memberQuery } from '#client/routes/member/memberLoader.ts'
import { MemberRoute } from '#client/routes/member/MemberRoute.tsx'
import { goOffline, goOnline } from '#tests/support/connection.ts'
import { advanceTimers } from '#tests/support/advance-timers.ts'
import { scrollTo } from '#tests/support/scrolling.ts'
import { listOf } from '#tests/support/show-feed.tsx'
import { showRoute } from '#tests/support/show-route.tsx'
import { relayEnvironment } from './environment.ts'
import { useRefresh } from './useRefresh.ts'

const MINUTES = 60_000
const VARIABLES = {}
const mira = {
  User: () => ({
    fullName: 'Mira Holm',
    createdAt: '2025-03-14T09:00:00.000Z',
    isViewer: true,
    viewerBlocks: false,
  }),
}
const profile = paths.member('01900000-0000-7000-8000-00000000000a')

beforeEach(() => {
  vi.useFakeTimers()
})

describe('revisited list', () => {
  test('is not fetched again within five minutes', async () => {
    const { fetchMock, leaveFor } = await showFeed(listOf([{ id: 'a' }]))
    await leaveFor(5 * MINUTES - 1)
    expect(screen.getByText('Post a')).toBeVisible()
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })

  test('is shown after five minutes while it is fetched again', async () => {
    const { fetchMock, leaveFor } = await showFeed(listOf([{ id: 'a' }]), 'never')
    await leaveFor(5 * MINUTES)
    expect(screen.getByText('Post a')).toBeVisible()
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })

  test('is replaced by the response', async () => {
    const { leaveFor } = await showFeed(listOf([{ id: 'a' }]), listOf([{ id: 'b' }, { id: 'a' }]))
    await leaveFor(5 * MINUTES)
    expect(screen.getAllByRole('article').map((post) => post.textContent)).toEqual([
      expect.stringContaining('Post b'),
      expect.stringContaining('Post a'),
    ])
  })

  test('stays when the request fails', async () => {
    const { leaveFor } = await showFeed(listOf([{ id: 'a' }]), 'unreachable')
    await leaveFor(5 * MINUTES)
    expect(screen.getByText('Post a')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('is discarded after half an hour', async () => {
    const { leaveFor } = await showFeed(listOf([{ id: 'a' }]), 'never')
    await leaveFor(30 * MINUTES)
    expect(screen.getAllByTestId('post-skeleton')).toHaveLength(3)
  })

  test('changes when the reader is at the top and not further down', async () => {
    const { fetchMock, leaveFor } = await showFeed(listOf([{ id: 'a' }]), 'never')
    scrollTo(400)
    await leaveFor(5 * MINUTES)
    expect(fetchMock).toHaveBeenCalledTimes(1)
    scrollTo(0)
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })
})

test('of a profile is not fetched again within ten minutes', async () => {
  const { fetchMock, leaveFor } = await showMember({ ...mira, ...listOf([{ id: 'a' }]) }, 'never')
  await leaveFor(10 * MINUTES - 1)
  expect(fetchMock).toHaveBeenCalledTimes(1)
  await leaveFor(1)
  expect(screen.getByText('Post a')).toBeVisible()
  expect(fetchMock).toHaveBeenCalledTimes(2)
})

describe('outdated list on the screen', () => {
  test('is fetched again when the connection is back', async () => {
    const { fetchMock } = await showFeed(listOf([{ id: 'a' }]), 'never')
    await advanceTimers(5 * MINUTES)
    goOffline()
    expect(fetchMock).toHaveBeenCalledTimes(1)
    goOnline()
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })

  test('is fetched again when the store is invalidated, further down once the reader is back at the top', async () => {
    const { fetchMock } = await showFeed(listOf([{ id: 'a' }]), listOf([{ id: 'b' }]), 'never')
    const invalidate = () => act(async () => relayEnvironment().getStore().notify(undefined, true))
    await invalidate()
    await advanceTimers(0)
    expect(screen.getByText('Post b')).toBeVisible()
    scrollTo(400)
    await invalidate()
    expect(fetchMock).toHaveBeenCalledTimes(2)
    scrollTo(0)
    expect(fetchMock).toHaveBeenCalledTimes(3)
    expect(screen.getByText('Post b')).toBeVisible()
  })

  test('is not fetched again when the window gets the focus', async () => {
    const { fetchMock } = await showFeed(listOf([{ id: 'a' }]), 'never')
    await advanceTimers(5 * MINUTES)
    act(() => {
      window.dispatchEvent(new Event('focus'))
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })
})

type Answers = Parameters<typeof showRoute>[0]['answers']

function showFeed(...answers: Answers) {
  return show(
    { path: paths.everyone, loader: everyoneLoader, element: <EveryoneRoute /> },
    everyoneQuery,
    paths.everyone,
    answers,
  )
}

function showMember(...answers: Answers) {
  const route = { path: paths.member(':userId'), loader: memberLoader, Component: MemberRoute }
  return show(route, memberQuery, profile, answers)
}

async function show(route: RouteObject, query: GraphQLTaggedNode, at: string, answers: Answers) {
  const view = showRoute({ route, query, at, answers })
  await advanceTimers(0)
  const leaveFor = async (milliseconds: number) => {
    await act(() => view.router.navigate('/elsewhere'))
    await advanceTimers(milliseconds)
    await act(() => view.router.navigate(-1))
    await advanceTimers(0)
  }
  return { ...view, leaveFor }
}

test('refresh during another one fetches again after it, because the data may have changed meanwhile', async () => {
  vi.useRealTimers()
  const environment = createMockEnvironment()
  const { result } = renderHook(() => useRefresh(everyoneQuery, VARIABLES, 300), {
    wrapper: ({ children }) => (
      <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
    ),
  })
  const respond = () => {
    const operation = environment.mock.getMostRecentOperation()
    environment.mock.resolve(operation, MockPayloadGenerator.generate(operation))
  }
  const refreshes = [result.current(), result.current()]
  expect(environment.mock.getAllOperations()).toHaveLength(1)
  respond()
  await refreshes[0]
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
  respond()
  await refreshes[1]
  expect(environment.mock.getAllOperations()).toHaveLength(0)
})
