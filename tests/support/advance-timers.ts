import { act } from '@testing-library/react'
import { setImmediate } from 'node:timers/promises'
import { vi } from 'vitest'

/** Turns of the event loop needed to read the body of a response, with a margin. */
const TURNS = 20

/** With fake timers: advances the time by milliseconds and lets responses arrive. */
export function advanceTimers(milliseconds: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    for (let turn = 0; turn < TURNS; turn += 1) await setImmediate()
  })
}
