import type { Clock } from '#server/platform/clock.ts'

export type TestClock = Clock & { advance(seconds: number): void }

/** Runs with the real time and can be advanced. */
export function createTestClock(): TestClock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (seconds) => {
      ahead += seconds * 1000
    },
  }
}
