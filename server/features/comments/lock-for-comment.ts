import { sql } from 'kysely'
import { messages } from '#rules/messages.ts'
import { canAct } from '#server/features/auth/lock-member.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Sql } from '#server/platform/database/types.ts'
import { NotAuthenticatedError, NotFoundError } from '#server/platform/refusals.ts'

type Lock = { memberId: string; postId: string }

const LOCK = prepareQuery(
  'lock-for-comment',
  ({ memberId, postId }: ParametersOf<Lock>) => sql<{ canAct: boolean; isFound: boolean }>`
    WITH locked AS (SELECT FROM posts WHERE id = ${postId}::uuid FOR NO KEY UPDATE)
    SELECT
      EXISTS (SELECT FROM members WHERE id = ${memberId}::uuid AND ${sql.raw(canAct('id'))}) AS "canAct",
      EXISTS (SELECT FROM locked) AS "isFound"`,
)

/**
 * Locks the post, so that its comments are added and deleted sequentially, and the member against the deletion of the
 * account. Both locks last until the end of the transaction.
 */
export async function lockForComment(run: Sql, lock: Lock): Promise<void> {
  const [found] = await LOCK(run, lock)
  if (!found?.canAct) throw new NotAuthenticatedError()
  if (!found.isFound) throw new NotFoundError(messages.postNotFound)
}
