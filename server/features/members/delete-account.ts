import { passwordProofSchema } from '#rules/member-rules.ts'
import { announce } from '#server/platform/events/publish-event.ts'
import type { Dependencies, Queries } from '#server/platform/dependencies.ts'
import { NotAuthenticatedError, parseInput } from '#server/platform/refusals.ts'
import { longTransaction } from '#server/platform/database/long-transaction.ts'
import { removeFiles } from '#server/features/media/remove-media.ts'
import { requirePassword } from '#server/features/auth/change-password.ts'
import { lockOutMember } from '#server/features/auth/lock-member.ts'
import { accountDeletedMail } from '#server/features/auth/mails.ts'
import type { SessionViewer } from '#server/platform/viewer.ts'

/** Milliseconds: years of posts and of the reactions to them take a while. */
const PATIENCE = 60_000

/** Asks for the password. Posts, reactions, media with their files, sessions, tokens and codes: everything of the member goes. */
export async function deleteAccount(
  dependencies: Dependencies,
  viewer: SessionViewer,
  input: { password: unknown },
): Promise<void> {
  const { password } = parseInput(passwordProofSchema, input)
  const { email } = await requirePassword(dependencies, viewer, password, 'password')
  const { database, background, mailer } = dependencies
  const { mediaIds, postIds } = await longTransaction(database, PATIENCE, async (transaction) => {
    await lockOutMember(transaction, viewer.memberId)
    await lockWhatChanges(transaction, viewer.memberId)
    const posts = await transaction.post.findMany({
      where: { authorId: viewer.memberId },
      select: { id: true },
    })
    const media = await transaction.media.findMany({
      where: { ownerId: viewer.memberId },
      select: { id: true },
    })
    await transaction.member.delete({ where: { id: viewer.memberId } })
    return { mediaIds: media.map(({ id }) => id), postIds: posts.map(({ id }) => id) }
  })
  for (const postId of postIds) announce(dependencies, { type: 'post-deleted', postId })
  announce(dependencies, { type: 'access-ended', memberId: viewer.memberId })
  await removeFiles(dependencies, mediaIds)
  void background.run('send a mail', () => mailer.send(accountDeletedMail(email)))
}

/**
 * Every row that the cascade will change, in the order in which reactions lock them: posts before their authors, and
 * each by id. So neither a reaction nor another deletion waits for this one while this one waits for it. The member is
 * locked out before, so that nothing is added to these rows.
 */
async function lockWhatChanges(transaction: Queries, memberId: string): Promise<void> {
  await transaction.$queryRaw`
    SELECT FROM posts
    WHERE author_id = ${memberId}::uuid
      OR id IN (SELECT post_id FROM reactions WHERE member_id = ${memberId}::uuid)
      OR id IN (SELECT post_id FROM shares WHERE member_id = ${memberId}::uuid)
    ORDER BY id FOR UPDATE`
  await transaction.$queryRaw`
    SELECT FROM members
    WHERE id = ${memberId}::uuid OR id IN (SELECT author_id FROM reactions WHERE member_id = ${memberId}::uuid)
    ORDER BY id FOR NO KEY UPDATE`
  const found = await transaction.$queryRaw<unknown[]>`
    SELECT id FROM members WHERE id = ${memberId}::uuid FOR UPDATE`
  if (found.length === 0) throw new NotAuthenticatedError()
}
