import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { RelayProvider } from '#client/relay/RelayProvider.tsx'
import { stubServer } from '#tests/support/stub-server.ts'
import { useUsernameAvailability } from './useUsernameAvailability.ts'

const operation = 'useUsernameAvailabilityQuery'
const free = { data: { usernameAvailability: { isAvailable: true, message: 'Username is available' } } }
const taken = {
  data: { usernameAvailability: { isAvailable: false, message: 'Username is not available' } },
}

beforeEach(() => void vi.useFakeTimers())

describe('availability of a username', () => {
  test.each(['', 'ab', 'mira-laughs'])('is not requested for “%s”', async (username) => {
    const { state, server, wait } = check({ [operation]: free }, username)
    expect(state()).toBe('idle')
    await wait(5000)
    expect(server.operations()).toEqual([])
  })

  test('is requested one second after the last key', async () => {
    const { state, server, type, wait } = check({ [operation]: free }, 'mir')
    await wait(999)
    type('mira')
    await wait(999)
    expect(state()).toBe('checking')
    expect(server.calls).toEqual([])
    await wait(1)
    expect(state()).toBe('available')
    expect(server.calls).toMatchObject([{ operation, variables: { username: 'mira' } }])
  })

  test('is requested again during typing, and the earlier request is aborted', async () => {
    const never = new Promise(() => undefined)
    const { state, server, type, wait } = check(
      { [operation]: (times: number) => (times === 0 ? never : taken) },
      'mira',
    )
    await wait(1000)
    expect(server.calls[0]?.signal?.aborted).toBe(false)
    type('mira_1')
    expect(server.calls[0]?.signal?.aborted).toBe(true)
    await wait(1000)
    expect(state()).toBe('unavailable')
    expect(server.calls).toHaveLength(2)
  })

  test('can be unknown and be requested again without a delay', async () => {
    const { state, result, wait } = check(
      { [operation]: (times: number) => (times === 0 ? new TypeError('Failed to fetch') : free) },
      'mira',
    )
    await wait(1000)
    expect(state()).toBe('error')
    expect(result.current.message).toBe('Error checking username availability')
    expect(await act(() => result.current.checkNow())).toBe('available')
    expect(state()).toBe('available')
  })

  test('is not requested after unmounting', async () => {
    const { server, unmount, wait } = check({ [operation]: free }, 'mira')
    unmount()
    await wait(1000)
    expect(server.calls).toEqual([])
  })
})

function check(answers: Record<string, unknown>, username: string) {
  const server = stubServer(answers)
  const hook = renderHook(useUsernameAvailability, { initialProps: username, wrapper: RelayProvider })
  return {
    ...hook,
    server,
    state: () => hook.result.current.state,
    type: (text: string) => hook.rerender(text),
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
  }
}
