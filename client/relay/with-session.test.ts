import { waitFor } from '@testing-library/react'
import type { GraphQLResponse } from 'relay-runtime'
import { describe, expect, test, vi } from 'vitest'
import { markSignedIn, markSignedOut, sessionStatus } from '#client/session/session.ts'
import { onSessionChange } from '#client/session/session-changes.ts'
import { readSessionRecord, writeSessionRecord } from '#client/session/stored-session.ts'
import { refreshRefused, renewed, sessionEnded, stubServer } from '#tests/support/stub-server.ts'
import { isNotAuthenticated, SessionExpiredError, withSession } from './with-session.ts'

const refresh = 'refreshSessionMutation'
const answer: GraphQLResponse = { data: { feed: [] } }
const refusedByCode = {
  errors: [{ message: 'No token found in cookies', extensions: { code: 'NOT_AUTHENTICATED' } }],
}
const refusedByUnion = {
  data: { deletePost: { __typename: 'NotAuthenticatedError', message: 'Invalid or expired token' } },
}

describe('request with a session', () => {
  test('waits for the refresh of a token that is about to expire', async () => {
    const server = stubServer({ [refresh]: renewed() })
    writeSessionRecord(String(Date.now() + 20_000))
    const send = vi.fn<() => Promise<GraphQLResponse>>(async () => {
      expect(server.operations()).toEqual([refresh])
      return answer
    })
    expect(await withSession(send, isNotAuthenticated)).toBe(answer)
  })

  test.each([refusedByCode, refusedByUnion])(
    'is made again once the session is refreshed',
    async (refusal) => {
      const server = stubServer({ [refresh]: renewed() })
      const send = sendAnswering(refusal, answer)
      expect(await withSession(send, isNotAuthenticated)).toBe(answer)
      expect(send).toHaveBeenCalledTimes(2)
      expect(server.operations()).toEqual([refresh])
    },
  )

  test.each([
    ['refused', refreshRefused, 'expired'],
    ['refused after the end of the session', sessionEnded, 'ended'],
    ['in vain', renewed(), 'expired'],
  ])(
    'whose refresh is %s redirects to the login instead of showing an error',
    async (_how, refreshAnswer, end) => {
      stubServer({ [refresh]: refreshAnswer })
      markSignedIn()
      const changed = vi.fn<(record: string) => void>()
      let showLogin: () => void = () => undefined
      const loginShown = new Promise<void>((resolve) => {
        showLogin = resolve
      })
      const stop = onSessionChange((record) => {
        changed(record)
        return loginShown
      })
      const settled = vi.fn<() => void>()
      const call = withSession(sendAnswering(refusedByCode, refusedByCode), isNotAuthenticated)
      call.then(settled, settled)
      await waitFor(() => expect(changed).toHaveBeenCalledWith(end))
      expect(await sessionStatus()).toBe('visitor')
      expect(readSessionRecord()).toBe(end)
      expect(settled).not.toHaveBeenCalled()
      showLogin()
      await expect(call).rejects.toBeInstanceOf(SessionExpiredError)
      stop()
    },
  )

  test('rejects when no screen handles the expired session', async () => {
    stubServer({ [refresh]: refreshRefused })
    markSignedOut()
    const call = withSession(sendAnswering(refusedByCode), isNotAuthenticated)
    await expect(call).rejects.toBeInstanceOf(SessionExpiredError)
  })

  test('reports an unreachable server when the refresh fails', async () => {
    stubServer({ [refresh]: new TypeError('Failed to fetch') })
    await expect(withSession(sendAnswering(refusedByCode), isNotAuthenticated)).rejects.toMatchObject({
      failure: 'unreachable',
    })
  })

  test('during a sign-out does not report an expired session', async () => {
    stubServer({})
    writeSessionRecord('signing-out')
    void withSession(sendAnswering(refusedByCode), isNotAuthenticated)
    await waitFor(() => expect(readSessionRecord()).toBe('signing-out'))
  })
})

function sendAnswering(...answers: GraphQLResponse[]) {
  const send = vi.fn<() => Promise<GraphQLResponse>>()
  for (const response of answers) send.mockResolvedValueOnce(response)
  return send
}
