import { act } from '@testing-library/react'
import { setImmediate } from 'node:timers/promises'
import { vi } from 'vitest'

/** Turns of the event loop that the body of a response needs to be read, and then some. */
const TURNS = 20

/** With fake timers: lets so many milliseconds go by, and what has been answered by then arrive. */
export function passTime(milliseconds: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    for (let turn = 0; turn < TURNS; turn += 1) await setImmediate()
  })
}
