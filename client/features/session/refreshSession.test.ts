import { afterEach, describe, expect, test, vi } from 'vitest'
import { refreshRefused, renewed, stubServer } from '#tests/support/stub-server.ts'
import { refreshIfExpiring, refreshSession } from './refreshSession.ts'
import { writeSessionRecord } from './session-changes.ts'
import { readSessionRecord } from './session-record.ts'

const operation = 'refreshSessionMutation'
const inTwentySeconds = () => String(Date.now() + 20_000)

afterEach(() => vi.unstubAllGlobals())

describe('refreshing the session', () => {
  test('is due for a token in its last 30 seconds, and remembers the next expiry', async () => {
    const server = stubServer({ [operation]: renewed() })
    writeSessionRecord(inTwentySeconds())
    expect(await refreshIfExpiring()).toBe('renewed')
    expect(server.operations()).toEqual([operation])
    expect(Number(readSessionRecord())).toBeGreaterThan(Date.now() + 23 * 3_600_000)
    expect(refreshIfExpiring()).toBeUndefined()
  })

  test.each([null, 'unknown', 'left', 'expired'])('is not due for the record %s', (record) => {
    if (record) writeSessionRecord(record)
    expect(refreshIfExpiring()).toBeUndefined()
  })

  test('happens once for all who ask at the same time', async () => {
    const server = stubServer({ [operation]: renewed() })
    writeSessionRecord(inTwentySeconds())
    expect(await Promise.all([refreshIfExpiring(), refreshIfExpiring(), refreshIfExpiring()])).toEqual([
      'renewed',
      'renewed',
      'renewed',
    ])
    expect(server.operations()).toHaveLength(1)
  })

  test('waits for its turn among the tabs, and finds there that another one has done it', async () => {
    const server = stubServer({})
    const anotherTabRefreshes = vi.fn<(name: string, work: () => unknown) => unknown>((_name, work) => {
      writeSessionRecord(String(Date.now() + 86_400_000))
      return work()
    })
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { locks: { request: anotherTabRefreshes } }),
    )
    writeSessionRecord(inTwentySeconds())
    expect(await refreshIfExpiring()).toBe('renewed')
    expect(anotherTabRefreshes).toHaveBeenCalledOnce()
    expect(server.operations()).toEqual([])
  })

  test('is over with a server that refuses', async () => {
    stubServer({ [operation]: refreshRefused })
    expect(await refreshSession(null)).toBe('refused')
  })

  test('asks nothing for who has signed out', async () => {
    const server = stubServer({})
    writeSessionRecord('left')
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
