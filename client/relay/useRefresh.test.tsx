import { act, screen } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import type { GraphQLTaggedNode } from 'relay-runtime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NewPostsProvider } from '#client/features/feed/NewPostsProvider.tsx'
import { paths } from '#client/paths.ts'
import { feedLoader, feedQuery } from '#client/routes/feed/feedLoader.ts'
import { FeedRoute } from '#client/routes/feed/FeedRoute.tsx'
import { memberLoader, memberQuery } from '#client/routes/member/memberLoader.ts'
import { MemberRoute } from '#client/routes/member/MemberRoute.tsx'
import { goOffline, goOnline } from '#tests/support/connection.ts'
import { passTime } from '#tests/support/pass-time.ts'
import { scrollTo } from '#tests/support/reader.ts'
import { listOf } from '#tests/support/show-feed.tsx'
import { showRoute } from '#tests/support/show-route.tsx'

const MINUTES = 60_000
const mira = { User: () => ({ fullName: 'Mira Holm', createdAt: '2025-03-14T09:00:00.000Z' }) }
const profile = paths.member('01900000-0000-7000-8000-00000000000a')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.unstubAllGlobals())

describe('a list that the reader comes back to', () => {
  test('is not asked for again within five minutes', async () => {
    const { fetchMock, leaveFor } = await showFeed(listOf([{ id: 'a' }]))
    await leaveFor(5 * MINUTES - 1)
    expect(screen.getByText('Post a')).toBeVisible()
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })

  test('is there at once after five minutes, while it is asked for again', async () => {
    const { fetchMock, leaveFor } = await showFeed(listOf([{ id: 'a' }]), 'never')
    await leaveFor(5 * MINUTES)
    expect(screen.getByText('Post a')).toBeVisible()
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })

  test('then becomes what it is now', async () => {
    const { leaveFor } = await showFeed(listOf([{ id: 'a' }]), listOf([{ id: 'b' }, { id: 'a' }]))
    await leaveFor(5 * MINUTES)
    expect(screen.getAllByRole('article').map((post) => post.textContent)).toEqual([
      expect.stringContaining('Post b'),
      expect.stringContaining('Post a'),
    ])
  })

  test('stays as it was when asking again fails', async () => {
    const { leaveFor } = await showFeed(listOf([{ id: 'a' }]), 'unreachable')
    await leaveFor(5 * MINUTES)
    expect(screen.getByText('Post a')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('is not kept for longer than half an hour', async () => {
    const { leaveFor } = await showFeed(listOf([{ id: 'a' }]), 'never')
    await leaveFor(30 * MINUTES)
    expect(screen.getAllByTestId('post-skeleton')).toHaveLength(3)
  })

  test('does not change under a reader who is further down, but when they come to the top', async () => {
    const { fetchMock, leaveFor } = await showFeed(listOf([{ id: 'a' }]), 'never')
    scrollTo(400)
    await leaveFor(5 * MINUTES)
    expect(fetchMock).toHaveBeenCalledTimes(1)
    scrollTo(0)
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })
})

test('a profile is not asked for again within ten minutes', async () => {
  const { fetchMock, leaveFor } = await showMember({ ...mira, ...listOf([{ id: 'a' }]) }, 'never')
  await leaveFor(10 * MINUTES - 1)
  expect(fetchMock).toHaveBeenCalledTimes(1)
  await leaveFor(1)
  expect(screen.getByText('Post a')).toBeVisible()
  expect(fetchMock).toHaveBeenCalledTimes(2)
})

describe('a list that has grown old on the screen', () => {
  test('is asked for again when the connection comes back', async () => {
    const { fetchMock } = await showFeed(listOf([{ id: 'a' }]), 'never')
    await passTime(5 * MINUTES)
    goOffline()
    expect(fetchMock).toHaveBeenCalledTimes(1)
    goOnline()
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })

  test('is left alone when the window is looked at again', async () => {
    const { fetchMock } = await showFeed(listOf([{ id: 'a' }]), 'never')
    await passTime(5 * MINUTES)
    act(() => {
      window.dispatchEvent(new Event('focus'))
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })
})

type Answers = Parameters<typeof showRoute>[0]['answers']

function showFeed(...answers: Answers) {
  const element = (
    <NewPostsProvider>
      <FeedRoute />
    </NewPostsProvider>
  )
  return show({ path: paths.feed, loader: feedLoader, element }, feedQuery, paths.feed, answers)
}

function showMember(...answers: Answers) {
  const route = { path: paths.member(':userId'), loader: memberLoader, Component: MemberRoute }
  return show(route, memberQuery, profile, answers)
}

async function show(route: RouteObject, query: GraphQLTaggedNode, at: string, answers: Answers) {
  const view = showRoute({ route, query, at, answers })
  await passTime(0)
  const leaveFor = async (milliseconds: number) => {
    await act(() => view.router.navigate('/elsewhere'))
    await passTime(milliseconds)
    await act(() => view.router.navigate(-1))
    await passTime(0)
  }
  return { ...view, leaveFor }
}
