import type { Look } from '../avatars/look.ts'
import type { Language, Topic } from '../topics.ts'

export type Person = {
  username: string
  fullName: string
  bio: string
  /** The format is `YYYY-MM-DD`. */
  born: string
  look: Look
  /** Most posts of the member are about these topics. */
  topics: readonly Topic[]
  /** The language of some posts, besides English. */
  writes?: Language
}
