import { registerNotificationSource } from '#server/features/notifications/notification-sources.ts'

const REMIXES = {
  name: 'remixes-to-notify',
  text: `
    SELECT remix.id, remix.author_id AS "authorId", remix.created_at AS "createdAt",
      original.id AS "originalId", original.author_id AS "originalAuthorId"
    FROM posts AS remix JOIN posts AS original ON original.id = remix.remix_of_id
    WHERE remix.id = ANY($1) AND remix.is_public AND remix.author_id <> original.author_id`,
}

type Remix = { id: string; authorId: string; createdAt: Date; originalId: string; originalAuthorId: string }

registerNotificationSource({
  name: 'remix',
  async findActions(sql, changes) {
    const remixes = await sql<Remix>(REMIXES, [changes.map(({ sourceId }) => sourceId)])
    return remixes.map(({ id, authorId, createdAt, originalId, originalAuthorId }) => ({
      sourceId: id,
      actorId: authorId,
      recipientId: originalAuthorId,
      kind: 'POST_REMIXED' as const,
      postId: originalId,
      commentId: null,
      createdAt,
    }))
  },
})
