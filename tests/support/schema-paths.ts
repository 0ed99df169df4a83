import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'

/** Wraps a selection of fields of one type in a document. */
type Within = (selection: string) => string

export type NestedField = { name: string; field: GraphQLField<unknown, unknown>; within: Within }

/** The fields with arguments, each with the shortest path to it that needs no arguments. */
export function fieldsWithArguments(schema: GraphQLSchema): NestedField[] {
  const root = schema.getQueryType()
  if (!root) return []
  const ways = new Map<GraphQLObjectType, Within>([[root, (selection) => selection]])
  // A Map iterates over entries that are added meanwhile, so this is a breadth-first search.
  for (const [type, within] of ways)
    for (const field of Object.values(type.getFields())) {
      if (field.args.some(isRequiredArgument)) continue
      for (const [next, step] of stepsInto(schema, field))
        if (!ways.has(next)) ways.set(next, (selection) => within(step(selection)))
    }
  ways.delete(root)
  return [...ways].flatMap(([type, within]) =>
    Object.values(type.getFields())
      .filter(({ args }) => args.length > 0)
      .map((field) => ({ name: `${type.name}.${field.name}`, field, within })),
  )
}

/** All fields of a type without arguments, to the given depth. */
export function selectionOf(type: GraphQLOutputType, levels = 2): string {
  const named = getNamedType(type)
  if (isLeafType(named)) return ''
  if (!isObjectType(named) || levels === 0) return '{ __typename }'
  const fields = Object.values(named.getFields()).filter(({ args }) => !args.some(isRequiredArgument))
  return `{ __typename ${fields.map((field) => `${field.name} ${selectionOf(field.type, levels - 1)}`).join(' ')} }`
}

function stepsInto(
  schema: GraphQLSchema,
  { name, type }: GraphQLField<unknown, unknown>,
): [GraphQLObjectType, Within][] {
  const into = getNamedType(type)
  if (isObjectType(into)) return [[into, (selection) => `${name} { ${selection} }`]]
  if (!isAbstractType(into)) return []
  return schema
    .getPossibleTypes(into)
    .map((one) => [one, (selection) => `${name} { ... on ${one.name} { ${selection} } }`])
}
