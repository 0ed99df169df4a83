import {
  registerNotificationSource,
  type Action,
} from '#server/features/notifications/notification-sources.ts'

const POST_LIKES = {
  name: 'likes-to-notify',
  text: `
    SELECT post_id AS "sourceId", member_id AS "actorId", author_id AS "recipientId", 'POST_LIKED' AS kind,
      post_id AS "postId", NULL AS "commentId", created_at AS "createdAt"
    FROM (SELECT unnest($1::uuid[]) AS post_id, unnest($2::uuid[]) AS member_id LIMIT cardinality($1::uuid[])) AS changed
    JOIN reactions USING (post_id, member_id)
    WHERE kind = 'like' AND member_id <> author_id`,
}

const COMMENT_LIKES = {
  name: 'comment-likes-to-notify',
  text: `
    SELECT comment_id AS "sourceId", member_id AS "actorId", author_id AS "recipientId", 'COMMENT_LIKED' AS kind,
      post_id AS "postId", comment_id AS "commentId", reaction.created_at AS "createdAt"
    FROM (SELECT unnest($1::uuid[]) AS comment_id, unnest($2::uuid[]) AS member_id LIMIT cardinality($1::uuid[])) AS changed
    JOIN comment_reactions AS reaction USING (comment_id, member_id)
    JOIN comments AS comment ON comment.id = comment_id AND comment.deleted_at IS NULL
    WHERE kind = 'like' AND member_id <> author_id`,
}

registerNotificationSource({
  name: 'post_reaction',
  findActions: (sql, changes) =>
    sql<Action>(POST_LIKES, [changes.map(({ sourceId }) => sourceId), changes.map(({ actorId }) => actorId)]),
})

registerNotificationSource({
  name: 'comment_reaction',
  findActions: (sql, changes) =>
    sql<Action>(COMMENT_LIKES, [
      changes.map(({ sourceId }) => sourceId),
      changes.map(({ actorId }) => actorId),
    ]),
})
