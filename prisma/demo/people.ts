import { founders } from './people/founders.ts'
import { newcomers } from './people/newcomers.ts'
import type { Person } from './people/person.ts'
import { regulars } from './people/regulars.ts'

export type Member = {
  person: Person
  /** How many days before now they joined. */
  joinedDaysAgo: readonly [most: number, least: number]
}

/** Everybody, the sign-in for visitors first. */
export const people: readonly Member[] = [
  ...founders.map((person) => ({ person, joinedDaysAgo: [720, 185] as const })),
  ...regulars.map((person) => ({ person, joinedDaysAgo: [180, 32] as const })),
  ...newcomers.map((person) => ({ person, joinedDaysAgo: [27, 2] as const })),
]
