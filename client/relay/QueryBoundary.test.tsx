import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '#client/paths.ts'
import { everyoneLoader, everyoneQuery } from '#client/routes/everyone/everyoneLoader.ts'
import { EveryoneRoute } from '#client/routes/everyone/EveryoneRoute.tsx'
import { goOffline, goOnline } from '#tests/support/connection.ts'
import { advanceTimers } from '#tests/support/advance-timers.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { listOf } from '#tests/support/show-feed.tsx'
import { showRoute } from '#tests/support/show-route.tsx'

const posts = listOf([{ id: 'a' }])
const offline = "You're currently offline. Please check your internet connection."

beforeEach(() => {
  allowConsoleErrors()
  vi.useFakeTimers()
  // Removes the random part of the backoff.
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

describe('failed first page', () => {
  test('shows an error, and the posts after a retry', async () => {
    const { fetchMock } = await showFeedRoute('unreachable', posts)
    expect(screen.getByRole('alert')).toHaveTextContent('Oops! Something went wrong')
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Something went wrong while loading posts. Please try again.',
    )
    await press('Retry (1/3)')
    expect(screen.getByText('Post a')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })

  test('is retried automatically three times, after 1, 2 and 4 seconds', async () => {
    const { fetchMock } = await showFeedRoute('unreachable')
    for (const [number, seconds] of [1, 2, 4].entries()) {
      expect(screen.getByRole('button')).toHaveTextContent(`Retry (${number + 1}/3)`)
      await advanceTimers(seconds * 1000 - 1)
      expect(fetchMock).toHaveBeenCalledTimes(number + 1)
      await advanceTimers(1)
      expect(fetchMock).toHaveBeenCalledTimes(number + 2)
    }
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load after 3 attempts. Please try again.')
    await advanceTimers(60_000)
    expect(fetchMock).toHaveBeenCalledTimes(4)
  })

  test('shows the running retry and keeps the focus on the button', async () => {
    await showFeedRoute('unreachable', 'never')
    screen.getByRole('button', { name: 'Retry (1/3)' }).focus()
    await press('Retry (1/3)')
    expect(screen.getByRole('button', { name: 'Retrying... (1/3)' })).toHaveFocus()
    expect(screen.queryByTestId('post-skeleton')).not.toBeInTheDocument()
  })

  test('is not retried automatically after a permanent error', async () => {
    const refusal = { errors: [{ message: 'No', extensions: { code: 'VALIDATION_FAILED' } }] }
    const { fetchMock } = await showFeedRoute(() => Response.json(refusal), posts)
    await advanceTimers(60_000)
    expect(fetchMock).toHaveBeenCalledTimes(1)
    await press('Retry (1/3)')
    expect(screen.getByText('Post a')).toBeVisible()
  })

  test.each([
    [
      'over GraphQL',
      tooMany({
        errors: [{ message: 'Too many', extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 45 } }],
      }),
    ],
    ['by a proxy', tooMany({ message: 'Too many' })],
  ])('is retried after the requested delay of a rate limit %s', async (_where, answer) => {
    const { fetchMock } = await showFeedRoute(answer, posts)
    expect(screen.getByRole('alert')).toHaveTextContent('Too many')
    await advanceTimers(44_999)
    expect(fetchMock).toHaveBeenCalledTimes(1)
    await advanceTimers(1)
    expect(screen.getByText('Post a')).toBeVisible()
  })

  test.each([500, 502, 503])('is retried after status %i', async (status) => {
    await showFeedRoute(() => new Response('<h1>Away</h1>', { status }), posts)
    expect(screen.getByRole('alert')).toBeVisible()
    await advanceTimers(1000)
    expect(screen.getByText('Post a')).toBeVisible()
  })
})

describe('list opened offline', () => {
  test('shows the offline message without a request and loads when online', async () => {
    goOffline()
    const { fetchMock } = await showFeedRoute(posts)
    expect(screen.getByRole('heading', { name: 'No internet connection' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(offline)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    await advanceTimers(60_000)
    expect(fetchMock).not.toHaveBeenCalled()
    await settle(goOnline)
    expect(screen.getByText('Post a')).toBeVisible()
  })

  test('counts its retries from the start when the connection is back', async () => {
    const { fetchMock } = await showFeedRoute('unreachable')
    for (const seconds of [1, 2, 4]) await advanceTimers(seconds * 1000)
    expect(fetchMock).toHaveBeenCalledTimes(4)
    await settle(goOffline)
    await settle(goOnline)
    expect(fetchMock).toHaveBeenCalledTimes(5)
    expect(screen.getByRole('button')).toHaveTextContent('Retry (2/3)')
  })
})

describe('loaded list', () => {
  test('stays while offline, with a message below', async () => {
    await showFeedRoute(posts)
    await settle(goOffline)
    expect(screen.getByText('Post a')).toBeVisible()
    expect(screen.getByText(offline).closest('output')).toBeVisible()
    await settle(goOnline)
    expect(screen.queryByText(offline)).not.toBeInTheDocument()
  })

  test('is fetched again when online if it is empty', async () => {
    await showFeedRoute(listOf([]), posts)
    expect(screen.getByRole('heading', { name: 'Nothing to show' })).toBeVisible()
    await settle(goOffline)
    await settle(goOnline)
    expect(screen.getByText('Post a')).toBeVisible()
  })
})

function tooMany(body: object) {
  return () => Response.json(body, { status: 429, headers: { 'retry-after': '45' } })
}

async function showFeedRoute(...answers: Parameters<typeof showRoute>[0]['answers']) {
  const view = showRoute({
    route: { path: paths.everyone, loader: everyoneLoader, element: <EveryoneRoute /> },
    query: everyoneQuery,
    at: paths.everyone,
    answers,
  })
  await advanceTimers(0)
  return view
}

function settle(change: () => void) {
  change()
  return advanceTimers(0)
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  return advanceTimers(0)
}
