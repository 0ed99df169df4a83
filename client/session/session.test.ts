import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refreshRefused, renewed, sessionEnded, stubServer } from '#tests/support/stub-server.ts'
import { readSessionRecord, writeSessionRecord } from './stored-session.ts'

const check = 'checkSessionQuery'
const refresh = 'refreshSessionMutation'
const logout = 'endSessionMutation'
const member = { data: { viewer: { id: 'VXNlcg' } } }
const visitor = { data: { viewer: null, hasRefreshToken: false } }
const renewable = { data: { viewer: null, hasRefreshToken: true } }
const away = new TypeError('Failed to fetch')

let stopListening: () => void = () => undefined

// Each test is a page that has just been opened.
beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})
afterEach(() => {
  stopListening()
})

describe('at the start', () => {
  test('the session is requested once', async () => {
    const server = stubServer({ [check]: member })
    const { sessionStatus } = await import('./session.ts')
    expect(await Promise.all([sessionStatus(), sessionStatus()])).toEqual(['member', 'member'])
    expect(server.operations()).toEqual([check])
  })

  test('an expired token is refreshed, which needs no further request', async () => {
    const server = stubServer({ [refresh]: renewed() })
    expect(await statusWith(String(Date.now() - 1))).toBe('member')
    expect(server.operations()).toEqual([refresh])
  })

  test('a valid token is not refreshed', async () => {
    const server = stubServer({ [check]: member })
    expect(await statusWith(String(Date.now() + 3_600_000))).toBe('member')
    expect(server.operations()).toEqual([check])
  })

  test('a token of unknown expiry is refreshed if the server refuses it', async () => {
    const server = stubServer({ [check]: visitor, [refresh]: renewed() })
    expect(await statusWith('unknown')).toBe('member')
    expect(server.operations()).toEqual([check, refresh])
  })

  test('a refresh token cookie without a stored session renews the session', async () => {
    const server = stubServer({ [check]: renewable, [refresh]: renewed() })
    const { sessionStatus } = await import('./session.ts')
    expect(await sessionStatus()).toBe('member')
    expect(server.operations()).toEqual([check, refresh])
    expect(Number(readSessionRecord())).toBeGreaterThan(Date.now())
  })

  test('a refused refresh token without a stored session is not sent again', async () => {
    const server = stubServer({ [check]: renewable, [refresh]: refreshRefused })
    const { sessionStatus } = await import('./session.ts')
    expect(await sessionStatus()).toBe('visitor')
    expect(readSessionRecord()).toBe('expired')
    vi.resetModules()
    expect(await (await import('./session.ts')).sessionStatus()).toBe('visitor')
    expect(server.operations()).toEqual([check, refresh, check])
  })

  test('a visitor without a stored session and cookie sends one request', async () => {
    const server = stubServer({ [check]: visitor })
    const { sessionStatus } = await import('./session.ts')
    expect(await sessionStatus()).toBe('visitor')
    expect(server.operations()).toEqual([check])
  })

  test('a session that was ended elsewhere signs out and is not refreshed again', async () => {
    const server = stubServer({ [check]: renewable, [refresh]: sessionEnded })
    expect(await statusWith(String(Date.now() - 1))).toBe('visitor')
    expect(readSessionRecord()).toBe('ended')
    vi.resetModules()
    expect(await (await import('./session.ts')).sessionStatus()).toBe('visitor')
    expect(server.operations()).toEqual([refresh, check])
  })

  test.each(['signed-out', 'ended', 'expired'])(
    'a session that ended (%s) is not refreshed',
    async (record) => {
      const server = stubServer({ [check]: visitor })
      expect(await statusWith(record)).toBe('visitor')
      expect(server.operations()).toEqual([check])
      expect(readSessionRecord()).toBe(record)
    },
  )

  test('a refused refresh signs out and is not repeated', async () => {
    stubServer({ [refresh]: refreshRefused })
    expect(await statusWith(String(Date.now() - 1))).toBe('visitor')
    expect(readSessionRecord()).toBe('expired')
  })

  test('an unreachable server leaves the session unchanged', async () => {
    const record = String(Date.now() - 1)
    stubServer({ [refresh]: away })
    expect(await statusWith(record)).toBe('unknown')
    expect(readSessionRecord()).toBe(record)
  })

  test('an incomplete sign-out is completed before any other request', async () => {
    const server = stubServer({ [logout]: { data: { logout: { __typename: 'LogoutPayload' } } } })
    expect(await statusWith('signing-out')).toBe('visitor')
    expect(server.operations()).toEqual([logout])
    expect(readSessionRecord()).toBe('signed-out')
  })

  test('an incomplete sign-out stays so while the server is unreachable', async () => {
    stubServer({ [logout]: away })
    expect(await statusWith('signing-out')).toBe('visitor')
    expect(readSessionRecord()).toBe('signing-out')
  })
})

describe('another tab', () => {
  test('that signs out also signs out this one', async () => {
    stubServer({ [check]: member })
    const { sessionStatus, changes } = await openPage()
    expect(await sessionStatus()).toBe('member')
    anotherTabWrites('signing-out')
    anotherTabWrites('signed-out')
    expect(await sessionStatus()).toBe('visitor')
    await waitFor(() => expect(changes).toEqual(['signing-out']))
  })

  test('that signs in also signs in this one', async () => {
    stubServer({ [check]: visitor })
    const { sessionStatus, changes } = await openPage()
    expect(await sessionStatus()).toBe('visitor')
    anotherTabWrites('1763724000000')
    expect(await sessionStatus()).toBe('member')
    await waitFor(() => expect(changes).toEqual(['1763724000000']))
  })

  test('that refreshes its token changes nothing', async () => {
    stubServer({ [check]: member })
    const { sessionStatus, changes } = await openPage()
    await sessionStatus()
    anotherTabWrites('1763724000000')
    expect(await sessionStatus()).toBe('member')
    expect(changes).toEqual([])
  })
})

async function statusWith(record: string) {
  writeSessionRecord(record)
  const { sessionStatus } = await import('./session.ts')
  return sessionStatus()
}

async function openPage() {
  const { sessionStatus } = await import('./session.ts')
  const { onSessionChange } = await import('./session-changes.ts')
  const changes: string[] = []
  stopListening = onSessionChange((record) => void changes.push(record))
  return { sessionStatus, changes }
}

function anotherTabWrites(record: string) {
  dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: record }))
}
