import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Sql } from '#server/platform/database/types.ts'
import { createTestClock } from '#tests/support/test-clock.ts'
import { createLiveSessions } from './live-sessions.ts'

const ended = new Set(['b'])

/** Every letter is the id of a session. `queries` are the ids of each statement. */
function createSessions() {
  const queries: unknown[] = []
  const rows = (ids: string[]) =>
    ids.filter((id) => !ended.has(id)).map((id) => ({ id, memberId: `member ${id}` }))
  const sql: Sql = async (_statement, [ids]) => {
    queries.push(ids)
    return JSON.parse(JSON.stringify(rows(Array.isArray(ids) ? ids : [])))
  }
  return { queries, sessions: createLiveSessions({ sql, clock: createTestClock() }) }
}

const sessionOf = (id: string) => ({ sessionId: id, memberId: `member ${id}` })

test('concurrent checks share one statement, and each gets its own session', async () => {
  const { queries, sessions } = createSessions()
  const otherMember = { sessionId: 'c', memberId: 'member a' }
  const checks = [sessionOf('a'), sessionOf('b'), sessionOf('a'), otherMember].map((session) =>
    sessions.load(session),
  )
  expect(await Promise.all(checks)).toEqual([true, false, true, false])
  expect(queries).toEqual([['a', 'b', 'a', 'c']])
})

test('concurrent checks of several sockets share one statement, and later checks query again', async () => {
  const { queries, sessions } = createSessions()
  const first = sessions.load(sessionOf('a'))
  // Node.js empties its microtask queue between the callbacks of two sockets.
  await new Promise<void>((resolve) => process.nextTick(resolve))
  const second = sessions.load(sessionOf('b'))
  expect(await Promise.all([first, second])).toEqual([true, false])
  await setImmediate()
  expect(await sessions.load(sessionOf('a'))).toBe(true)
  expect(queries).toEqual([['a', 'b'], ['a']])
})
