import type { Dependencies } from '#server/platform/dependencies.ts'
import { defineMutation } from '#server/platform/graphql/define-mutation.ts'
import { ValidationError, type RefusalClass } from '#server/platform/refusals.ts'
import { type Writer } from '#server/platform/viewer.ts'
import type { MemberView } from './member-view.ts'
import { USER_ID, userField } from './user.graphql.ts'

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
  defineMutation(name, {
    access: 'write',
    description,
    refusals: [ValidationError, ...refusals],
    ids: { userId: USER_ID },
    resolve: async ({ userId }, viewer, { dependencies }) => ({
      user: await change(dependencies, viewer, userId),
    }),
    payload: (t) => ({ user: t.expose('user', userField) }),
  })
}
