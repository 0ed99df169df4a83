import {
  registerNotificationSource,
  type Action,
} from '#server/features/notifications/notification-sources.ts'

/** The notification shows the post with the credit. */
const CREDITS = {
  name: 'credits-to-notify',
  text: `
    SELECT post.id AS "sourceId", post.author_id AS "actorId", credited.author_id AS "recipientId", 'POST_CREDITED' AS kind,
      post.id AS "postId", NULL AS "commentId", post.created_at AS "createdAt"
    FROM posts AS post JOIN posts AS credited ON credited.id = post.credited_post_id
    WHERE post.id = ANY($1) AND post.is_public AND post.author_id <> credited.author_id`,
}

registerNotificationSource({
  name: 'credit',
  findActions: (sql, changes) => sql<Action>(CREDITS, [changes.map(({ sourceId }) => sourceId)]),
})
