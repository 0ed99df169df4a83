import type { Moment } from '../topics.ts'

/** Something to post, and when it is best posted; a plain string fits any time. */
export type Line = string | { moment: Moment; text: string }

export function on(moment: Moment, text: string): Line {
  return { moment, text }
}
