import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'

/** A field by type and name, such as `Query.feed`. */
type Coordinate = string

/** All fields of the schema that are connections. */
export function connectionsOf(schema: GraphQLSchema): Coordinate[] {
  return fieldsOf(schema).flatMap(({ coordinate, field }) => (isConnection(field.type) ? coordinate : []))
}

/** All connections that are nested in a list or another connection, such as `Query.feed > User.posts`. */
export function nestedConnectionsOf(schema: GraphQLSchema): string[] {
  return fieldsOf(schema).flatMap(({ coordinate, field }) => {
    const element = elementOf(field.type)
    if (!element) return []
    return [...connectionsWithin(schema, element)].map((inner) => `${coordinate} > ${inner}`)
  })
}

/** The nested connections in this document. */
export function nestedConnectionsIn(schema: GraphQLSchema, document: string): string[] {
  const types = new TypeInfo(schema)
  const lists: Coordinate[] = []
  const found: string[] = []
  const here = () => {
    const [parent, field] = [types.getParentType(), types.getFieldDef()]
    if (!parent || !field || isPartOfConnection(parent) || !elementOf(field.type)) return null
    return { coordinate: `${parent.name}.${field.name}`, field }
  }
  const enter = () => {
    const list = here()
    if (!list) return
    const outer = lists.at(-1)
    if (outer && isConnection(list.field.type)) found.push(`${outer} > ${list.coordinate}`)
    lists.push(list.coordinate)
  }
  const leave = () => {
    if (here()) lists.pop()
  }
  visit(parse(document), visitWithTypeInfo(types, { Field: { enter, leave } }))
  return found
}

function fieldsOf(schema: GraphQLSchema) {
  return Object.values(schema.getTypeMap())
    .filter((type): type is GraphQLObjectType => isObjectType(type) && !isPartOfConnection(type))
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ coordinate: `${type.name}.${field.name}`, field })),
    )
}

/** Without passing through a list, whose fields are nested in it. */
function connectionsWithin(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  seen = new Set<GraphQLNamedType>(),
): Set<Coordinate> {
  const found = new Set<Coordinate>()
  for (const object of objectsOf(schema, type)) {
    if (seen.has(object)) continue
    seen.add(object)
    for (const field of Object.values(object.getFields())) {
      if (isConnection(field.type)) found.add(`${object.name}.${field.name}`)
      else if (!elementOf(field.type))
        for (const inner of connectionsWithin(schema, getNamedType(field.type), seen)) found.add(inner)
    }
  }
  return found
}

function objectsOf(schema: GraphQLSchema, type: GraphQLNamedType): readonly GraphQLObjectType[] {
  if (isAbstractType(type)) return schema.getPossibleTypes(type)
  return isObjectType(type) ? [type] : []
}

/** The type of the items of a list or connection. Null for other types. */
function elementOf(type: GraphQLOutputType): GraphQLNamedType | null {
  const edges = edgesOf(type)
  if (edges) return nodeOf(edges)
  return isListType(getNullableType(type)) ? getNamedType(type) : null
}

const isConnection = (type: GraphQLOutputType) => edgesOf(type) !== undefined

/** Detected by its fields, because the name is only a convention. */
function edgesOf(type: GraphQLOutputType): GraphQLField<unknown, unknown> | undefined {
  const named = getNamedType(type)
  return isObjectType(named) && 'pageInfo' in named.getFields() ? named.getFields()['edges'] : undefined
}

function nodeOf(edges: GraphQLField<unknown, unknown>): GraphQLNamedType | null {
  const edge = getNamedType(edges.type)
  const node = isObjectType(edge) ? edge.getFields()['node'] : undefined
  return node ? getNamedType(node.type) : null
}

const isPartOfConnection = (type: GraphQLNamedType) =>
  isObjectType(type) && 'pageInfo' in type.getFields() && 'edges' in type.getFields()
