import { buildSchema, findBreakingChanges } from 'graphql'

/** What a breaking change is called by GraphQL, to the decision record that allows it. */
export type AllowedChanges = Readonly<Record<string, string>>

type Comparison = {
  /** Both as text. */
  released: string
  current: string
  allowed: AllowedChanges
  /** The file names of the decision records there are. */
  decisions: readonly string[]
}

/** Sentences about each way in which who relies on the released schema would be let down without a decision. */
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
