import { sql } from 'kysely'
import { MEMBER_COLUMNS, toMemberView, type MemberView } from '#server/features/members/member-view.ts'
import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'

const ACTORS = prepareQuery(
  'notification-actors',
  ({ ids, first }: ParametersOf<{ ids: readonly string[]; first: number }>) =>
    query
      .selectFrom(unnestIds(ids).as('requested'))
      .innerJoinLateral(
        sql<{ actor_id: string; acted_at: Date }>`(
          SELECT actor_id, max(created_at) AS acted_at FROM notification_actions
          WHERE notification_id = requested.id AND is_active
          GROUP BY actor_id ORDER BY acted_at DESC, actor_id LIMIT ${first}
        )`.as('actor'),
        (join) => join.onTrue(),
      )
      .innerJoin('members as member', 'member.id', 'actor.actor_id')
      .select('requested.id as notificationId')
      .select(MEMBER_COLUMNS)
      .orderBy('actor.acted_at', 'desc')
      .orderBy('actor.actor_id'),
)

/** Returns the newest actors of each notification, in the order of the ids. */
export async function loadActors(
  dependencies: Dependencies,
  ids: readonly string[],
  first: number,
): Promise<MemberView[][]> {
  const rows = await ACTORS(dependencies.sql, { ids: [...new Set(ids)], first })
  return ids.map((id) => rows.filter(({ notificationId }) => notificationId === id).map(toMemberView))
}
