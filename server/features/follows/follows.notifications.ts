import {
  registerNotificationSource,
  type Action,
} from '#server/features/notifications/notification-sources.ts'

const FOLLOWS = {
  name: 'follows-to-notify',
  text: `
    SELECT followed_id AS "sourceId", follower_id AS "actorId", followed_id AS "recipientId", 'FOLLOWED' AS kind,
      NULL AS "postId", NULL AS "commentId", created_at AS "createdAt"
    FROM (SELECT unnest($1::uuid[]) AS followed_id, unnest($2::uuid[]) AS follower_id LIMIT cardinality($1::uuid[])) AS changed
    JOIN follows USING (followed_id, follower_id)`,
}

registerNotificationSource({
  name: 'follow',
  findActions: (sql, changes) =>
    sql<Action>(FOLLOWS, [changes.map(({ sourceId }) => sourceId), changes.map(({ actorId }) => actorId)]),
})
