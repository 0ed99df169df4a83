import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { INTROSPECTION_COST, NODES_MAX, PAGE_SIZE, PAGE_SIZE_MAX } from '#rules/limits.ts'

type Variables = Readonly<Record<string, unknown>>

type Walk = {
  schema: GraphQLSchema
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  variables: Variables
  readsVariables: boolean
}

const known = new WeakMap<OperationDefinitionNode, number>()

/**
 * A field costs 1, times the size of every list that contains it: its `first`, `last`, the number of its `ids`, or the
 * default page size. The edges of a connection have its size. `__typename` is free, introspection has a fixed cost, and
 * all fragments count.
 */
export function costOfOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  given: Variables = {},
): number {
  const cost = known.get(operation)
  if (cost !== undefined) return cost
  const walk: Walk = {
    schema,
    fragments: fragmentsOf(document),
    variables: { ...defaultsOf(operation), ...given },
    readsVariables: false,
  }
  const counted = costOfSelections(
    walk,
    operation.selectionSet,
    schema.getRootType(operation.operation),
    null,
  )
  if (!walk.readsVariables) known.set(operation, counted)
  return counted
}

function fragmentsOf({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> {
  return new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  )
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  )
}

function costOfSelections(
  walk: Walk,
  set: SelectionSetNode | undefined,
  type: GraphQLNamedType | null | undefined,
  pageSize: number | null,
): number {
  let cost = 0
  for (const selection of set?.selections ?? []) {
    if (selection.kind === Kind.FIELD) cost += costOfField(walk, selection, type, pageSize)
    else {
      const isSpread = selection.kind === Kind.FRAGMENT_SPREAD
      const fragment = isSpread ? walk.fragments.get(selection.name.value) : selection
      const condition = fragment?.typeCondition?.name.value
      const inner = condition ? walk.schema.getType(condition) : type
      cost += costOfSelections(walk, fragment?.selectionSet, inner, pageSize)
    }
  }
  return cost
}

function costOfField(
  walk: Walk,
  node: FieldNode,
  parent: GraphQLNamedType | null | undefined,
  pageSize: number | null,
): number {
  if (node.name.value === '__typename') return 0
  const fields = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields() : {}
  const field = fields[node.name.value]
  if (!field) return INTROSPECTION_COST
  const ownSize = pageSizeOf(walk, node, field)
  const isList = isListType(getNullableType(field.type))
  const times = isList ? (ownSize ?? pageSize ?? PAGE_SIZE) : 1
  const below = costOfSelections(walk, node.selectionSet, getNamedType(field.type), isList ? null : ownSize)
  return 1 + times * below
}

/** Null: the field has no size argument. A size that the field rejects costs at most the largest page. */
function pageSizeOf(walk: Walk, node: FieldNode, { args }: GraphQLField<unknown, unknown>): number | null {
  const sizing = args.filter(({ name }) => ['first', 'last', 'ids'].includes(name))
  if (sizing.length === 0) return null
  const sizes = sizing.flatMap(({ name, defaultValue }) => {
    const given = node.arguments?.find((argument) => argument.name.value === name)
    if (given?.value.kind === Kind.VARIABLE) walk.readsVariables = true
    return sizeIn(given ? valueFromASTUntyped(given.value, walk.variables) : defaultValue)
  })
  return sizes.length > 0 ? Math.max(...sizes) : PAGE_SIZE
}

function sizeIn(value: unknown): number[] {
  if (Array.isArray(value)) return [Math.min(value.length, NODES_MAX)]
  return typeof value === 'number' ? [Math.min(Math.max(value, 0), PAGE_SIZE_MAX)] : []
}
