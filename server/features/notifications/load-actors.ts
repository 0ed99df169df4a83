import type { Expression } from 'kysely'
import { MEMBER_COLUMNS, toMemberView, type MemberView } from '#server/features/members/member-view.ts'
import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'

/** The members who acted, newest first. */
export function newestActors(notificationId: Expression<string>, first: Expression<number> | number) {
  return query
    .selectFrom(
      query
        .selectFrom('notification_actions')
        .select(({ fn }) => ['actor_id', fn.max('created_at').as('acted_at')])
        .where('notification_id', '=', notificationId)
        .where('is_active', '=', true)
        .groupBy('actor_id')
        .orderBy('acted_at', 'desc')
        .orderBy('actor_id')
        .limit(first)
        .as('actor'),
    )
    .innerJoin('members as member', 'member.id', 'actor.actor_id')
    .select(MEMBER_COLUMNS)
    .orderBy('acted_at', 'desc')
    .orderBy('actor_id')
}

const ACTORS = prepareQuery(
  'notification-actors',
  ({ ids, first }: ParametersOf<{ ids: readonly string[]; first: number }>) =>
    query
      .selectFrom(unnestIds(ids).as('requested'))
      .innerJoinLateral(
        ({ ref }) => newestActors(ref('requested.id'), first).as('actor'),
        (join) => join.onTrue(),
      )
      .select('requested.id as notificationId')
      .selectAll('actor'),
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
