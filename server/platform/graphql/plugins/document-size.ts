import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql'

/** `fields` includes the root fields. */
export type Size = { depth: number; rootFields: number; fields: number; aliases: number; directives: number }

const NOTHING: Size = { depth: 0, rootFields: 0, fields: 0, aliases: 0, directives: 0 }

/** Each fragment is measured once, because fragments that spread each other repeatedly grow exponentially. */
export function documentSize({ definitions }: DocumentNode): Size {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  const measured = new Map<string, Size>()

  const measureFragment = (name: string): Size => {
    const known = measured.get(name)
    if (known) return known
    // A fragment that contains itself is rejected later, by validation.
    measured.set(name, NOTHING)
    const size = measureSelections(fragments.get(name)?.selectionSet)
    measured.set(name, size)
    return size
  }
  const measureSelections = (set: SelectionSetNode | undefined): Size => {
    const size = { ...NOTHING }
    for (const selection of set?.selections ?? []) {
      const isField = selection.kind === Kind.FIELD
      const below =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? measureFragment(selection.name.value)
          : measureSelections(selection.selectionSet)
      size.depth = Math.max(size.depth, below.depth + (isField ? 1 : 0))
      size.rootFields += isField ? 1 : below.rootFields
      size.fields += below.fields + (isField ? 1 : 0)
      size.aliases += below.aliases + (isField && selection.alias ? 1 : 0)
      size.directives += below.directives + (selection.directives?.length ?? 0)
    }
    return size
  }

  const largest = { ...NOTHING }
  for (const definition of definitions) {
    if (!('selectionSet' in definition)) continue
    const { depth, rootFields, fields, aliases, directives } = measureSelections(definition.selectionSet)
    largest.depth = Math.max(largest.depth, depth)
    largest.fields = Math.max(largest.fields, fields)
    largest.aliases = Math.max(largest.aliases, aliases)
    largest.directives = Math.max(largest.directives, directives + (definition.directives?.length ?? 0))
    if (definition.kind === Kind.OPERATION_DEFINITION)
      largest.rootFields = Math.max(largest.rootFields, rootFields)
  }
  return largest
}
