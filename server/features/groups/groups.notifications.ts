import { sql } from 'kysely'
import { isListedGroup } from '#server/features/visibility/visible-to.ts'
import { NotificationKind } from '#server/generated/tables.ts'
import { query } from '#server/platform/database/kysely.ts'
import { changedRows, registerNotificationSource } from '#server/platform/notification-sources.ts'

registerNotificationSource({
  name: 'group_request',
  isListed: (_memberId, groupId) =>
    sql`coalesce((SELECT ${isListedGroup} FROM groups WHERE groups.id = ${groupId}), false)`,
  findActions: (changes) =>
    query
      .selectFrom(changedRows(changes).as('changed'))
      .innerJoin('group_requests as request', (join) =>
        join
          .onRef('request.group_id', '=', 'changed.sourceId')
          .onRef('request.member_id', '=', 'changed.actorId'),
      )
      .innerJoin('group_members as moderator', 'moderator.group_id', 'request.group_id')
      .select(['changed.sourceId', 'changed.actorId', 'moderator.member_id as recipientId'])
      .select([sql.lit(NotificationKind.GROUP_JOIN_REQUESTED).as('kind'), 'request.created_at as createdAt'])
      .select([sql<null>`NULL::uuid`.as('postId'), sql<null>`NULL::uuid`.as('commentId')])
      .select('request.group_id as groupId')
      .where('moderator.role', '<>', 'member'),
})
