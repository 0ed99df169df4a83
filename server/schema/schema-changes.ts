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
  const missing = breaking.filter((change) => !Object.hasOwn(allowed, change))
  const undocumented = Object.entries(allowed).filter(([, decision]) => !decisions.includes(decision))
  const outdated = Object.keys(allowed).filter((change) => !breaking.includes(change))
  return [
    ...missing.map((change) => `Breaks the released schema: ${change}`),
    ...undocumented.map(([change, decision]) => `Decision record ${decision} does not exist: ${change}`),
    ...outdated.map((change) => `Allowed, but the schema has no such change: ${change}`),
  ]
}
