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
import { LRUCache } from 'lru-cache'
import { INTROSPECTION_COST, NODES_MAX, PAGE_SIZE, PAGE_SIZE_MAX } from '#rules/limits.ts'

type Variables = Readonly<Record<string, unknown>>

type Walk = {
  schema: GraphQLSchema
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  variables: Variables
  /** The names of the variables that are sizes. */
  sizes: Set<string>
}

/** The costs of an operation by its sizes, because walking through the document would be part of every request. */
type KnownCosts = { defaults: Variables; sizes: ReadonlySet<string>; costs: LRUCache<string, number> }

const knownCosts = new WeakMap<OperationDefinitionNode, KnownCosts>()
const KNOWN_SIZES_MAX = 100

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
  const known = knownCosts.get(operation)
  const defaults = known?.defaults ?? defaultsOf(operation)
  const variables = { ...defaults, ...given }
  const keyOf = (sizes: ReadonlySet<string>) => Array.from(sizes, (name) => sizeIn(variables[name])).join()
  const cost = known?.costs.get(keyOf(known.sizes))
  if (cost !== undefined) return cost
  const sizes = new Set<string>()
  const counted = costOfSelections(
    { schema, fragments: fragmentsOf(document), variables, sizes },
    operation.selectionSet,
    schema.getRootType(operation.operation),
    null,
  )
  const { costs } = known ?? { costs: new LRUCache<string, number>({ max: KNOWN_SIZES_MAX }) }
  costs.set(keyOf(sizes), counted)
  if (!known) knownCosts.set(operation, { defaults, sizes, costs })
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
    if (given?.value.kind === Kind.VARIABLE) walk.sizes.add(given.value.name.value)
    return sizeIn(given ? valueFromASTUntyped(given.value, walk.variables) : defaultValue)
  })
  return sizes.length > 0 ? Math.max(...sizes) : PAGE_SIZE
}

function sizeIn(value: unknown): number[] {
  if (Array.isArray(value)) return [Math.min(value.length, NODES_MAX)]
  return typeof value === 'number' ? [Math.min(Math.max(value, 0), PAGE_SIZE_MAX)] : []
}
