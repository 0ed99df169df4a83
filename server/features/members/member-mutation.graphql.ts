import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { requireId } from '#server/platform/graphql/require-id.ts'
import {
  MissingScopeError,
  NotAuthenticatedError,
  NotFoundError,
  ValidationError,
  type RefusalClass,
} from '#server/platform/refusals.ts'
import { requireWriter, type Writer } from '#server/platform/viewer.ts'
import type { MemberView } from './member-view.ts'
import { UserRef } from './user.graphql.ts'

type MemberMutation = {
  description: string
  /** Refusals besides those of every mutation with a member. */
  refusals?: readonly RefusalClass[]
  change(dependencies: Dependencies, viewer: Writer, userId: string): Promise<MemberView>
}

/** Defines a mutation with a member as its input and payload. */
export function defineMemberMutation(
  name: string,
  { description, refusals = [], change }: MemberMutation,
): void {
  builder.relayMutationField(
    name,
    {
      description: `Input of \`${name}\`.`,
      inputFields: (t) => ({
        userId: t.id({ required: true, description: 'The `User.id` of the member.' }),
      }),
    },
    {
      authScopes: { write: true },
      description,
      errors: {
        types: [ValidationError, NotFoundError, NotAuthenticatedError, MissingScopeError, ...refusals],
      },
      resolve: async (_root, { input }, { dependencies, viewer }) => {
        const member = requireWriter(viewer)
        const userId = requireId(input.userId, 'User', messages.userNotFound)
        return { user: await change(dependencies, member, userId) }
      },
    },
    {
      description: `Payload of \`${name}\`.`,
      outputFields: (t) => ({
        user: t.expose('user', { type: UserRef, description: 'The member after the mutation.' }),
      }),
    },
  )
}
