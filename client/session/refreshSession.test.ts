import { describe, expect, test, vi } from 'vitest'
import { refreshRefused, renewed, sessionEnded, stubServer } from '#tests/support/stub-server.ts'
import { refreshIfExpiring, refreshSession } from './refreshSession.ts'
import { readSessionRecord, writeSessionRecord } from './stored-session.ts'

const operation = 'refreshSessionMutation'
const inTwentySeconds = () => String(Date.now() + 20_000)

describe('token refresh', () => {
  test('starts in the last 30 seconds of a token and stores the next expiry', async () => {
    const server = stubServer({ [operation]: renewed() })
    writeSessionRecord(inTwentySeconds())
    expect(await refreshIfExpiring()).toBe('renewed')
    expect(server.operations()).toEqual([operation])
    expect(Number(readSessionRecord())).toBeGreaterThan(Date.now() + 23 * 3_600_000)
    expect(refreshIfExpiring()).toBeUndefined()
  })

  test.each([null, 'unknown', 'signed-out', 'ended', 'expired'])(
    'does not start in the session state %s',
    (record) => {
      if (record) writeSessionRecord(record)
      expect(refreshIfExpiring()).toBeUndefined()
    },
  )

  test('is shared by concurrent callers', async () => {
    const server = stubServer({ [operation]: renewed() })
    writeSessionRecord(inTwentySeconds())
    expect(await Promise.all([refreshIfExpiring(), refreshIfExpiring(), refreshIfExpiring()])).toEqual([
      'renewed',
      'renewed',
      'renewed',
    ])
    expect(server.operations()).toHaveLength(1)
  })

  test('waits for other tabs and uses their result', async () => {
    const server = stubServer({})
    takeTurns(() =>
      setTimeout(() => {
        writeSessionRecord(String(Date.now() + 86_400_000))
        dispatchEvent(new StorageEvent('storage', { key: 'session' }))
      }),
    )
    writeSessionRecord(inTwentySeconds())
    expect(await refreshIfExpiring()).toBe('renewed')
    expect(server.operations()).toEqual([])
  })

  test('starts again when the other tab failed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 })
    const server = stubServer({ [operation]: renewed() })
    takeTurns(() => undefined)
    writeSessionRecord(inTwentySeconds())
    expect(await refreshIfExpiring()).toBe('renewed')
    expect(server.operations()).toEqual([operation])
  })

  test('ends the session when the server refuses', async () => {
    stubServer({ [operation]: refreshRefused })
    expect(await refreshSession(null)).toBe('refused')
    expect(readSessionRecord()).toBe('expired')
  })

  test('distinguishes a session that was ended elsewhere', async () => {
    stubServer({ [operation]: sessionEnded })
    writeSessionRecord('unknown')
    expect(await refreshSession('unknown')).toBe('refused')
    expect(readSessionRecord()).toBe('ended')
  })

  test('that is refused during a sign-out leaves it to be completed', async () => {
    stubServer({
      [operation]: () => {
        writeSessionRecord('signing-out')
        return sessionEnded
      },
    })
    expect(await refreshSession(null)).toBe('refused')
    expect(readSessionRecord()).toBe('signing-out')
  })

  test('sends no request after a sign-out', async () => {
    const server = stubServer({})
    writeSessionRecord('signed-out')
    expect(await refreshSession('4711')).toBe('refused')
    expect(server.operations()).toEqual([])
  })

  test.each([new TypeError('Failed to fetch'), { errors: [{ message: 'Too many requests' }] }])(
    'does not take a failure for a refusal',
    async (failure) => {
      stubServer({ [operation]: failure })
      expect(await refreshSession(null)).toBe('unreachable')
    },
  )
})

/** Another tab has the lock and does its work first. */
function takeTurns(anotherTab: () => void) {
  type Work = (lock: object | null) => unknown
  const request = (_name: string, ...rest: [Work] | [{ ifAvailable: true }, Work]) => {
    const [first, work] = rest
    if (typeof first !== 'function') return work?.(null)
    anotherTab()
    return first({})
  }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }))
}
