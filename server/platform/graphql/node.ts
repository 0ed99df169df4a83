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
    authScopes: { public: true },
    description:
      'Looks up an object by its global id. Null if there is none, and for visitors if it is not public.',
    args: { id: t.arg.id({ required: true, description: 'The global id of the object.' }) },
    id: (_root, { id }, { viewer }, { schema }) => (isVisibleId(id, viewer, schema) ? id : null),
  }),
  nodes: t.nodeList({
    authScopes: { public: true },
    description: `Looks up objects by their global ids, in the given order. The maximum is ${NODES_MAX} ids.`,
    args: { ids: t.arg.idList({ required: true, description: 'The global ids of the objects.' }) },
    ids: (_root, { ids }, { viewer }, { schema }) => {
      if (ids.length > NODES_MAX) throw new ValidationError([{ path: 'ids', message: messages.tooManyIds }])
      return ids.map((id) => (isVisibleId(id, viewer, schema) ? id : null))
    },
  }),
}))

function isVisibleId(globalId: string, viewer: Viewer | null, schema: GraphQLSchema): boolean {
  const { typename, id } = decodeGlobalId(globalId)
  const type = schema.getType(typename)
  if (!isObjectType(type) || !type.getInterfaces().some(({ name }) => name === 'Node')) return false
  return typename === 'Viewer' ? id === viewer?.memberId : validate(id)
}
