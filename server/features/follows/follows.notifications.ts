import { registerNotificationSource } from '#server/features/notifications/notification-sources.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import { unnestRows } from '#server/platform/database/query.ts'

registerNotificationSource({
  name: 'follow',
  async findActions(transaction, changes) {
    const follows = await kysely(transaction)
      .selectFrom(unnestRows(changes, { sourceId: 'uuid', actorId: 'uuid' }).as('changed'))
      .innerJoin('follows', (join) =>
        join.onRef('followed_id', '=', 'changed.sourceId').onRef('follower_id', '=', 'changed.actorId'),
      )
      .select(['changed.sourceId', 'changed.actorId', 'created_at as createdAt'])
      .execute()
    return follows.map((follow) => ({
      ...follow,
      recipientId: follow.sourceId,
      kind: 'FOLLOWED',
      postId: null,
      commentId: null,
    }))
  },
})
