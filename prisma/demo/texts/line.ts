import type { Moment } from '../topics.ts'

/** A plain string fits any time. */
export type Line = string | { moment: Moment; text: string }

export function on(moment: Moment, text: string): Line {
  return { moment, text }
}
