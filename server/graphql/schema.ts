import { isInterfaceType } from 'graphql'
import './scalars.ts'
import './errors.ts'
import './types/node.ts'
import './types/user.ts'
import './types/viewer.ts'
import './types/session.ts'
import './types/registration.ts'
import './types/identity.ts'
import './types/linked-identity.ts'
import './types/password.ts'
import './types/profile.ts'
import './types/account.ts'
import './types/access-token.ts'
import './types/media.ts'
import './types/post.ts'
import './types/post-connection.ts'
import './types/post-mutations.ts'
import './types/post-events.ts'
import './types/trending.ts'
import './types/rate-limit.ts'
import { builder } from './builder.ts'
import { encodeGlobalId } from './global-id.ts'

export const schema = builder.toSchema()
tellIdsAtOnce()

/**
 * Pothos answers each node's id by a promise, which makes promises of the node and of all above it: dozens for a page of
 * posts. There is nothing to wait for.
 */
function tellIdsAtOnce(): void {
  const node = schema.getType('Node')
  if (!isInterfaceType(node)) throw new Error('There are no nodes')
  for (const type of schema.getPossibleTypes(node)) {
    const { id } = type.getFields()
    if (id) id.resolve = (row: { id: string }) => encodeGlobalId(type.name, row.id)
  }
}
