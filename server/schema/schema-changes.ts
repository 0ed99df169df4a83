import { buildSchema, findBreakingChanges } from 'graphql'

/** The keys are GraphQL's descriptions of breaking changes, and the values the decision records that allow them. */
export type AllowedChanges = Readonly<Record<string, string>>

type Comparison = {
  /** Both schemas are in the schema definition language. */
  released: string
  current: string
  allowed: AllowedChanges
  /** The file names of all decision records. */
  decisions: readonly string[]
}

/** Returns a message for each breaking change without a decision record, and for each invalid or outdated entry. */
export function findForbiddenChanges({ released, current, allowed, decisions }: Comparison): string[] {
  const breaking = findBreakingChanges(buildSchema(released), buildSchema(current)).map(
    ({ description }) => description,
  )
  const unallowed = breaking.filter((change) => !Object.hasOwn(allowed, change))
  const undecided = Object.entries(allowed).filter(([, decision]) => !decisions.includes(decision))
  const idle = Object.keys(allowed).filter((change) => !breaking.includes(change))
  return [
    ...unallowed.map((change) => `Breaks the released schema: ${change}`),
    ...undecided.map(
      ([change, decision]) => `Allowed by a decision that there is not (${decision}): ${change}`,
    ),
    ...idle.map((change) => `Allowed, but nothing of the kind: ${change}`),
  ]
}
