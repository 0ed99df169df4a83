import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'

type Field = GraphQLField<unknown, unknown>
/** Wraps a selection of fields of an object. `size` is the length of the outermost list. */
type Within = (selection: string, size: number) => string
type Path = { within: Within; isInList: boolean }

/** The arguments of a field by its coordinate, such as `Query.user`, apart from `first`. */
export type ArgumentsOf = (coordinate: string, type: string, size: number) => string | undefined

/** The items of a list or connection with all their fields, or with connections nested in them. */
export type ListQuery = {
  name: string
  document: (size: number) => string
  /** Whether an earlier query has the same connection in items of the same type, from another list. */
  isRepeated: boolean
}

const NESTED_SIZE = 2

/** Queries for every list of objects, also in other lists, and for every connection within its items. */
export function listQueries(schema: GraphQLSchema, argumentsOf: ArgumentsOf): ListQuery[] {
  const seen = new Set<string>()
  return [...pathsFromRoot(schema, argumentsOf)].flatMap(([type, path]) =>
    fieldsOf(type).flatMap((field) =>
      itemTypesOf(schema, field.type).flatMap((item) => {
        const list = within(path, type, field, item, argumentsOf)
        const name = `${type.name}.${field.name} of ${item.name}`
        const fields = selectFields(schema, item, 2)
        // One connection at a time: two would share loads if their statements happen to end at the same moment.
        const nested = [...connectionsIn(schema, item, argumentsOf)].map(([coordinate, page]) => {
          const pair = `${item.name} ${coordinate}`
          const isRepeated = seen.has(pair)
          seen.add(pair)
          return {
            name: `${name} with ${coordinate}`,
            document: (size: number) => list.within(page, size),
            isRepeated,
          }
        })
        return [{ name, document: (size: number) => list.within(fields, size), isRepeated: false }, ...nested]
      }),
    ),
  )
}

/**
 * The shortest path to each type, through lists only if there is no other. Fields whose required arguments are unknown are left
 * out, except for lists.
 */
function pathsFromRoot(schema: GraphQLSchema, argumentsOf: ArgumentsOf): Map<GraphQLObjectType, Path> {
  const root = schema.getQueryType()
  if (!root) throw new Error('The schema has no queries')
  const paths = new Map<GraphQLObjectType, Path>([
    [root, { within: (selection) => `{ ${selection} }`, isInList: false }],
  ])
  for (const throughLists of [false, true])
    // A Map iterates over entries that are added meanwhile, so this is a breadth-first search.
    for (const [type, path] of paths)
      for (const field of fieldsOf(type)) {
        const items = throughLists ? itemTypesOf(schema, field.type) : []
        const isKnown = hasKnownArguments(type, field, argumentsOf)
        if (!isKnown && items.length > 0) throw new Error(`Add arguments of ${type.name}.${field.name}`)
        for (const next of isKnown ? [...items, ...objectsOf(schema, field.type)] : [])
          if (!paths.has(next)) paths.set(next, within(path, type, field, next, argumentsOf))
      }
  return paths
}

function within(
  path: Path,
  type: GraphQLObjectType,
  field: Field,
  next: GraphQLObjectType,
  argumentsOf: ArgumentsOf,
): Path {
  const isList = isListOrConnection(field.type)
  const open = edgesOf(field.type) ? (inner: string) => `edges { node { ${inner} } }` : String
  return {
    isInList: path.isInList || isList,
    within(selection, size) {
      const call = callOf(type, field, next, path.isInList ? NESTED_SIZE : size, argumentsOf)
      return path.within(`${call} { ${open(`__typename ... on ${next.name} { ${selection} }`)} }`, size)
    },
  }
}

function callOf(
  type: GraphQLObjectType,
  { name, args }: Field,
  item: GraphQLObjectType,
  size: number,
  argumentsOf: ArgumentsOf,
): string {
  const given = [argumentsOf(`${type.name}.${name}`, item.name, size) ?? []].flat()
  if (args.some((argument) => argument.name === 'first')) given.push(`first: ${size}`)
  return given.length > 0 ? `${name}(${given.join(', ')})` : name
}

/** The connections of an object and of the objects in its fields, by coordinate, with a selection of each. */
function connectionsIn(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  argumentsOf: ArgumentsOf,
  wrap = (selection: string) => selection,
  seen = new Set<GraphQLObjectType>(),
): Map<string, string> {
  const found = new Map<string, string>()
  seen.add(type)
  for (const field of fieldsOf(type)) {
    const [item] = itemTypesOf(schema, field.type)
    if (edgesOf(field.type) && item) {
      const call = callOf(type, field, item, NESTED_SIZE, argumentsOf)
      const edges = `edges { cursor node { ${selectFields(schema, item, 1)} } }`
      const page = possibleTypesOf(schema, getNamedType(field.type)).map((one) =>
        selectFields(schema, one, 2),
      )
      found.set(`${type.name}.${field.name}`, wrap(`${call} { ${edges} ${page.join(' ')} }`))
    }
    if (item || !hasKnownArguments(type, field, argumentsOf)) continue
    for (const next of objectsOf(schema, field.type).filter((object) => !seen.has(object))) {
      const step = (selection: string) => wrap(`${field.name} { ... on ${next.name} { ${selection} } }`)
      for (const entry of connectionsIn(schema, next, argumentsOf, step, seen)) found.set(...entry)
    }
  }
  return found
}

/**
 * The fields that need no arguments, except lists of objects. Nullable objects are at the first of two levels only, because the
 * number of statements depends on whether there is one.
 */
function selectFields(schema: GraphQLSchema, type: GraphQLObjectType, levels: 0 | 1 | 2): string {
  if (levels === 0) return '__typename'
  const fields = fieldsOf(type).filter(({ args }) => !args.some(isRequiredArgument))
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type))).map(({ name }) => name)
  const objects = fields
    .filter((field) => levels === 2 || isNonNullType(field.type))
    .flatMap((field) => {
      const inner = objectsOf(schema, field.type).map(
        (one) => `... on ${one.name} { ${selectFields(schema, one, levels === 2 ? 1 : 0)} }`,
      )
      return inner.length > 0 ? `${field.name} { ${inner.join(' ')} }` : []
    })
  return ['__typename', ...leaves, ...objects].join(' ')
}

function fieldsOf(type: GraphQLObjectType): Field[] {
  return Object.values(type.getFields())
}

function hasKnownArguments(
  type: GraphQLObjectType,
  { name, args }: Field,
  argumentsOf: ArgumentsOf,
): boolean {
  const required = args.filter((argument) => isRequiredArgument(argument) && argument.name !== 'first')
  return required.length === 0 || argumentsOf(`${type.name}.${name}`, '', 1) !== undefined
}

/** The object types of a field that is no list or connection. */
function objectsOf(schema: GraphQLSchema, type: GraphQLOutputType): readonly GraphQLObjectType[] {
  return isListOrConnection(type) ? [] : possibleTypesOf(schema, getNamedType(type))
}

/** The object types of the items of a list or connection. */
function itemTypesOf(schema: GraphQLSchema, type: GraphQLOutputType): readonly GraphQLObjectType[] {
  if (!isListOrConnection(type)) return []
  const edge = getNamedType(edgesOf(type)?.type)
  const node = isObjectType(edge) ? edge.getFields()['node'] : undefined
  return possibleTypesOf(schema, getNamedType(node?.type ?? type))
}

function possibleTypesOf(schema: GraphQLSchema, type: GraphQLNamedType): readonly GraphQLObjectType[] {
  if (isAbstractType(type)) return schema.getPossibleTypes(type)
  return isObjectType(type) ? [type] : []
}

function isListOrConnection(type: GraphQLOutputType): boolean {
  return isListType(getNullableType(type)) || edgesOf(type) !== undefined
}

/** Detected by its fields, because the name is only a convention. */
function edgesOf(type: GraphQLOutputType): Field | undefined {
  const named = getNamedType(type)
  return isObjectType(named) && 'pageInfo' in named.getFields() ? named.getFields()['edges'] : undefined
}
