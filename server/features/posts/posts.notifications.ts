import { findMentionedMembers } from '#server/features/notifications/find-mentioned-members.ts'
import { registerNotificationSource } from '#server/features/notifications/notification-sources.ts'

const POSTS = {
  name: 'posts-to-notify',
  text: `
    SELECT id, author_id AS "authorId", text, created_at AS "createdAt" FROM posts WHERE id = ANY($1) AND is_public`,
}

registerNotificationSource({
  name: 'post',
  async findActions(sql, changes) {
    const posts = await sql<{ id: string; authorId: string; text: string; createdAt: Date }>(POSTS, [
      changes.map(({ sourceId }) => sourceId),
    ])
    const mentioned = await findMentionedMembers(
      sql,
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
