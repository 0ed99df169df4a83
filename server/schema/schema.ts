import { isInterfaceType } from 'graphql'
import '#server/platform/graphql/scalars.ts'
import '#server/platform/graphql/errors.ts'
import '#server/platform/graphql/node.ts'
import '#server/features/members/user.graphql.ts'
import '#server/features/members/viewer.graphql.ts'
import '#server/features/auth/session.graphql.ts'
import '#server/features/auth/registration.graphql.ts'
import '#server/features/auth/identity.graphql.ts'
import '#server/features/auth/linked-identity.graphql.ts'
import '#server/features/auth/password.graphql.ts'
import '#server/features/members/profile.graphql.ts'
import '#server/features/members/account.graphql.ts'
import '#server/features/auth/access-token.graphql.ts'
import '#server/features/media/media.graphql.ts'
import '#server/features/posts/post.graphql.ts'
import '#server/features/posts/post-connection.graphql.ts'
import '#server/features/posts/post-mutations.graphql.ts'
import '#server/features/posts/post-events.graphql.ts'
import '#server/features/trending/trending.graphql.ts'
import '#server/platform/rate-limits/rate-limit.graphql.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'

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
