import type { Look } from '../avatars/look.ts'
import type { Topic } from '../topics.ts'

export type Person = {
  username: string
  fullName: string
  bio: string
  /** Year, month and day. */
  born: string
  look: Look
  /** What they post about most. */
  topics: readonly Topic[]
}
