import { founders } from './people/founders.ts'
import { newcomers } from './people/newcomers.ts'
import type { Person } from './people/person.ts'
import { regulars } from './people/regulars.ts'

export type Member = {
  person: Person
  joinedDaysAgo: readonly [most: number, least: number]
}

/** The index of the member that visitors can sign in as. */
export const DEMO_MEMBER = 0

export const people: readonly Member[] = [
  ...founders.map((person) => ({ person, joinedDaysAgo: [720, 185] as const })),
  ...regulars.map((person) => ({ person, joinedDaysAgo: [180, 32] as const })),
  ...newcomers.map((person) => ({ person, joinedDaysAgo: [27, 2] as const })),
]
