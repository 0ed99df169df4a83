import { messages } from '#rules/messages.ts'
import { canAct } from '#server/features/auth/lock-member.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { NotAuthenticatedError, NotFoundError } from '#server/platform/refusals.ts'

/**
 * Locks the post, so that its comments are added and deleted sequentially, and the member against the deletion of the
 * account. Both locks last until the end of the transaction.
 */
export async function lockForComment(transaction: Queries, memberId: string, postId: string): Promise<void> {
  const [member] = await transaction.$queryRaw<{ canAct: boolean }[]>`
    SELECT ${Prisma.raw(canAct('id'))} AS "canAct" FROM members WHERE id = ${memberId}::uuid`
  if (!member?.canAct) throw new NotAuthenticatedError()
  const found = await transaction.$queryRaw<unknown[]>`
    SELECT FROM posts WHERE id = ${postId}::uuid FOR NO KEY UPDATE`
  if (found.length === 0) throw new NotFoundError(messages.postNotFound)
}
