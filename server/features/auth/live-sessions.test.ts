import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Sql } from '#server/platform/database/types.ts'
import { createTestClock } from '#tests/support/test-clock.ts'
import { createStubListener } from '#tests/support/stub-listener.ts'
import { createLiveSessions } from './live-sessions.ts'

/** Every letter is the id of a session. `queries` are the ids of each statement. */
function createSessions({ isCurrent = false } = {}) {
  const queries: unknown[] = []
  const ended = new Set(['b'])
  const clock = createTestClock()
  const expiresAt = new Date(clock.now().getTime() + 60_000)
  const listener = createStubListener(isCurrent)
  const sql: Sql = async (_statement, [ids]) => {
    queries.push(ids)
    const rows = (Array.isArray(ids) ? ids : [])
      .filter((id) => !ended.has(id))
      .map((id) => ({ id, memberId: `member ${id}`, expiresAt }))
    return JSON.parse(JSON.stringify(rows), (key, value) => (key === 'expiresAt' ? new Date(value) : value))
  }
  return { queries, ended, clock, listener, sessions: createLiveSessions({ sql, clock, listener }) }
}

const sessionOf = (id: string) => ({ sessionId: id, memberId: `member ${id}` })

test('concurrent checks share one statement, and each gets its own session', async () => {
  const { queries, sessions } = createSessions()
  const otherMember = { sessionId: 'c', memberId: 'member a' }
  const checks = [sessionOf('a'), sessionOf('b'), sessionOf('a'), otherMember].map((session) =>
    sessions.isLive(session),
  )
  expect(await Promise.all(checks)).toEqual([true, false, true, false])
  expect(queries).toEqual([['a', 'b', 'a', 'c']])
})

test('concurrent checks of several sockets share one statement, and later checks query again', async () => {
  const { queries, sessions } = createSessions()
  const first = sessions.isLive(sessionOf('a'))
  // Node.js empties its microtask queue between the callbacks of two sockets.
  await new Promise<void>((resolve) => process.nextTick(resolve))
  const second = sessions.isLive(sessionOf('b'))
  expect(await Promise.all([first, second])).toEqual([true, false])
  await setImmediate()
  expect(await sessions.isLive(sessionOf('a'))).toBe(true)
  expect(queries).toEqual([['a', 'b'], ['a']])
})

describe('while announcements arrive, a session', () => {
  test('is remembered for its member only', async () => {
    const { queries, sessions } = createSessions({ isCurrent: true })
    await sessions.isLive(sessionOf('a'))
    expect(await sessions.isLive(sessionOf('a'))).toBe(true)
    expect(await sessions.isLive({ sessionId: 'a', memberId: 'member b' })).toBe(false)
    expect(queries).toEqual([['a']])
  })

  test.for<[string, (setting: ReturnType<typeof createSessions>) => void]>([
    ['its end is announced', ({ listener }) => listener.announce('ended_sessions', 'a')],
    ['announcements were missed', ({ listener }) => listener.miss()],
    ['it ends in this process', ({ sessions }) => sessions.forget('member a')],
    ['announcements do not arrive', ({ listener }) => listener.setCurrent(false)],
    ['it expires', ({ clock }) => clock.advance(60_000)],
  ])('is not used once %s', async ([, happen]) => {
    const setting = createSessions({ isCurrent: true })
    const { sessions, ended, queries } = setting
    await sessions.isLive(sessionOf('a'))
    ended.add('a')
    happen(setting)
    expect(await sessions.isLive(sessionOf('a'))).toBe(false)
    expect(queries).toHaveLength(2)
  })

  test('is not remembered if another one ended while it was loaded', async () => {
    const { queries, sessions, listener } = createSessions({ isCurrent: true })
    const loading = sessions.isLive(sessionOf('a'))
    await setImmediate()
    listener.announce('ended_sessions', 'z')
    await loading
    await sessions.isLive(sessionOf('a'))
    expect(queries.length).toBeGreaterThanOrEqual(1)
  })

  test('is read from the database for a subscription', async () => {
    const { sessions, ended } = createSessions({ isCurrent: true })
    await sessions.isLive(sessionOf('a'))
    ended.add('a')
    expect(await sessions.check(sessionOf('a'))).toBe(false)
  })
})
