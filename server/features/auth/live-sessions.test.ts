import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Sql } from '#server/platform/database/types.ts'
import { createTestClock } from '#tests/support/test-clock.ts'
import { createLiveSessions } from './live-sessions.ts'

const ended = new Set(['b'])

/** A database with a session of each letter's member, and what it was asked. */
function openSessions() {
  const asked: unknown[] = []
  const rows = (ids: string[]) =>
    ids.filter((id) => !ended.has(id)).map((id) => ({ id, memberId: `member ${id}` }))
  const sql: Sql = async (_statement, [ids]) => {
    asked.push(ids)
    return JSON.parse(JSON.stringify(rows(Array.isArray(ids) ? ids : [])))
  }
  return { asked, sessions: createLiveSessions({ sql, clock: createTestClock() }) }
}

const sessionOf = (id: string) => ({ sessionId: id, memberId: `member ${id}` })

test('concurrent checks share one statement, and each gets its own session', async () => {
  const { asked, sessions } = openSessions()
  const stranger = { sessionId: 'c', memberId: 'member a' }
  const answers = [sessionOf('a'), sessionOf('b'), sessionOf('a'), stranger].map((one) => sessions.load(one))
  expect(await Promise.all(answers)).toEqual([true, false, true, false])
  expect(asked).toEqual([['a', 'b', 'a', 'c']])
})

test('concurrent checks of several sockets share one statement, and later checks ask again', async () => {
  const { asked, sessions } = openSessions()
  const first = sessions.load(sessionOf('a'))
  // Between two sockets of one look Node.js empties its queues.
  await new Promise<void>((resolve) => process.nextTick(resolve))
  const second = sessions.load(sessionOf('b'))
  expect(await Promise.all([first, second])).toEqual([true, false])
  await setImmediate()
  expect(await sessions.load(sessionOf('a'))).toBe(true)
  expect(asked).toEqual([['a', 'b'], ['a']])
})
