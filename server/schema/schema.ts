import { isAbstractType, isInterfaceType } from 'graphql'
import '#server/platform/graphql/scalars.ts'
import '#server/platform/graphql/node.ts'
import '#server/platform/rate-limits/rate-limit.graphql.ts'
import '#server/features/index.ts'
import { addErrorTypes } from '#server/platform/graphql/errors.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'

addErrorTypes()
export const schema = builder.toSchema()
resolveIdsSynchronously()
passAbstractTypes()

/**
 * Pothos resolves the id of each node with a promise, which makes promises of all its parents: dozens for a page of
 * posts. The ids are known synchronously.
 */
function resolveIdsSynchronously(): void {
  const node = schema.getType('Node')
  if (!isInterfaceType(node)) throw new Error('The schema has no Node interface')
  for (const type of schema.getPossibleTypes(node)) {
    const { id } = type.getFields()
    if (id) id.resolve = (row: { id: string }) => encodeGlobalId(type.name, row.id)
  }
}

/** graphql-jit calls these functions without their last argument, which Pothos needs. */
function passAbstractTypes(): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isAbstractType(type) || !type.resolveType) continue
    const { resolveType } = type
    type.resolveType = (value, context, info) => resolveType(value, context, info, type)
  }
}
