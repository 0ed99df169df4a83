import { findMentionedMembers } from '#server/features/notifications/find-mentioned-members.ts'
import { registerNotificationSource } from '#server/features/notifications/notification-sources.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import { anyOf } from '#server/platform/database/query.ts'

registerNotificationSource({
  name: 'post',
  async findActions(transaction, changes) {
    const posts = await kysely(transaction)
      .selectFrom('posts')
      .select(['id', 'author_id as authorId', 'text', 'created_at as createdAt'])
      .where('id', '=', anyOf(changes.map(({ sourceId }) => sourceId)))
      .where('is_public', '=', true)
      .execute()
    const mentioned = await findMentionedMembers(
      transaction,
      posts.map(({ text }) => text),
    )
    return posts.flatMap(({ id, authorId, createdAt }, index) =>
      (mentioned[index] ?? [])
        .filter((memberId) => memberId !== authorId)
        .map((recipientId) => ({
          sourceId: id,
          actorId: authorId,
          recipientId,
          kind: 'MENTIONED' as const,
          postId: id,
          commentId: null,
          createdAt,
        })),
    )
  },
})
