import { isObjectType, type GraphQLSchema } from 'graphql'
import { validate } from 'uuid'
import { NODES_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { builder } from './builder.ts'
import { decodeGlobalId } from './global-id.ts'

builder.queryFields((t) => ({
  node: t.node({
    authScopes: { read: true },
    description: 'Any object by its global id; null when there is none.',
    args: { id: t.arg.id({ required: true, description: 'As given out in an `id`.' }) },
    id: (_root, { id }, { viewer }, { schema }) => (canName(id, viewer, schema) ? id : null),
  }),
  nodes: t.nodeList({
    authScopes: { read: true },
    description: `Any objects by their global ids, in their order; at most ${NODES_MAX} at once.`,
    args: { ids: t.arg.idList({ required: true, description: 'As given out in an `id` each.' }) },
    ids: (_root, { ids }, { viewer }, { schema }) => {
      if (ids.length > NODES_MAX) throw new ValidationError([{ path: 'ids', message: messages.tooManyIds }])
      return ids.map((id) => (canName(id, viewer, schema) ? id : null))
    },
  }),
}))

/** Whether there could be such an object for this member. A made-up id is no mistake worth an error: it names nothing. */
function canName(globalId: string, viewer: Viewer | null, schema: GraphQLSchema): boolean {
  const { typename, id } = decodeGlobalId(globalId)
  const type = schema.getType(typename)
  if (!isObjectType(type) || !type.getInterfaces().some(({ name }) => name === 'Node')) return false
  return typename === 'Viewer' ? id === viewer?.memberId : validate(id)
}
