import { messages } from '#rules/messages.ts'
import { announce } from '#server/platform/events/publish-event.ts'
import type { Dependencies, Queries } from '#server/platform/dependencies.ts'
import { NotFoundError } from '#server/platform/refusals.ts'
import { longTransaction } from '#server/platform/database/long-transaction.ts'
import { lockOutMember } from '#server/features/auth/lock-member.ts'
import { endSessions } from '#server/features/auth/session.ts'

/** Milliseconds: years of posts take a while. */
const PATIENCE = 60_000

/**
 * Keeps a member out: sessions end, tokens are revoked, nobody sees their profile or posts, and they cannot sign in. Nothing
 * is lost: all but sessions and tokens comes back when it is lifted. Doing it again hides what slipped through meanwhile.
 * Returns how many posts it hid.
 */
export async function suspendMember(dependencies: Dependencies, username: string): Promise<number> {
  const { database, clock } = dependencies
  const memberId = await findByUsername(dependencies, username)
  const hidden = await longTransaction(database, PATIENCE, async (transaction) => {
    await lockPostsOf(transaction, memberId)
    await transaction.$executeRaw`
      UPDATE members SET suspended_at = coalesce(suspended_at, ${clock.now()}) WHERE id = ${memberId}::uuid`
    await endSessions({ database: transaction, clock }, memberId)
    await transaction.personalAccessToken.deleteMany({ where: { memberId } })
    return transaction.post.updateManyAndReturn({
      where: { authorId: memberId, isPublic: true },
      data: { isPublic: false },
      select: { id: true },
    })
  })
  announce(dependencies, { type: 'access-ended', memberId })
  for (const { id: postId } of hidden) announce(dependencies, { type: 'post-deleted', postId })
  return hidden.length
}

/** Lets a member in again, and everyone see what they posted. Returns how many posts that are. */
export async function liftSuspension(dependencies: Dependencies, username: string): Promise<number> {
  const { database } = dependencies
  const memberId = await findByUsername(dependencies, username)
  return longTransaction(database, PATIENCE, async (transaction) => {
    await lockPostsOf(transaction, memberId)
    await transaction.member.update({ where: { id: memberId }, data: { suspendedAt: null } })
    const { count } = await transaction.post.updateMany({
      // What waits for its video goes on waiting.
      where: {
        authorId: memberId,
        isPublic: false,
        OR: [{ mediaId: null }, { media: { status: 'READY' } }],
      },
      data: { isPublic: true },
    })
    return count
  })
}

/** Posts before their author and by their ids, as reactions lock them. No post is added meanwhile. */
async function lockPostsOf(transaction: Queries, memberId: string): Promise<void> {
  await lockOutMember(transaction, memberId)
  await transaction.$queryRaw`
    SELECT FROM posts WHERE author_id = ${memberId}::uuid ORDER BY id FOR NO KEY UPDATE`
}

async function findByUsername({ database }: Dependencies, username: string): Promise<string> {
  const [member] = await database.$queryRaw<{ id: string }[]>`
    SELECT id FROM members WHERE lower(username) = lower(${username.replace(/^@/, '')})`
  if (!member) throw new NotFoundError(messages.userNotFound)
  return member.id
}
