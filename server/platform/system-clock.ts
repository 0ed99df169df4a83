import type { Clock } from './clock.ts'

export const systemClock: Clock = { now: () => new Date() }
