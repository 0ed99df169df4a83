import { sql } from 'kysely'
import { kysely } from '#server/platform/database/kysely.ts'
import { recordset } from '#server/platform/database/query.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { KINDS_PUSHED_BY_DEFAULT } from './notification-kinds.ts'
import type { Change } from '#server/platform/notification-sources.ts'
import { NOTICES } from '#server/features/notices/add-notice.ts'

/** The triggers report deleted notifications and actors as changes of this source. */
export const NOTIFICATIONS = 'notification'

/** How a notification changed. `received`: it is new, moved to the top, or listed again. */
export type Outcome = {
  notificationId: string
  memberId: string
  change: 'received' | 'changed' | 'deleted'
  isPushed: boolean
}

type Applied = {
  changes: readonly Change[]
  locked: readonly { id: string; isListed: boolean }[]
  /** The notifications of ended and resumed actions. */
  switched: readonly { id: string }[]
  /** The notifications of new actions. */
  begun: readonly { id: string }[]
}

type Touched = { id: string; memberId: string | null; isNew: boolean; wasListed: boolean }

/** Returns what happened to each notification, once. Those of a batch are listed by their ids, so the event of the first one is last. */
export async function loadOutcomes(transaction: Queries, applied: Applied): Promise<Outcome[]> {
  const touched = touchedBy(applied)
  if (touched.length === 0) return []
  const rows = recordset(touched, { id: 'uuid', memberId: 'uuid', isNew: 'boolean', wasListed: 'boolean' })
  return kysely(transaction)
    .selectFrom(rows.as('touched'))
    .leftJoin('notifications as notification', 'notification.id', 'touched.id')
    .leftJoin('notification_settings as setting', (join) =>
      join
        .onRef('setting.member_id', '=', 'notification.member_id')
        .onRef('setting.kind', '=', 'notification.kind'),
    )
    .select('touched.id as notificationId')
    .select(sql<string>`coalesce(notification.member_id, touched."memberId")`.as('memberId'))
    .select(
      sql<Outcome['change']>`CASE WHEN is_listed IS NOT TRUE THEN 'deleted'
        WHEN "isNew" OR NOT "wasListed" THEN 'received' ELSE 'changed' END`.as('change'),
    )
    .select(
      sql<boolean>`coalesce("isNew" AND is_listed AND
        coalesce(is_pushed, notification.kind = ANY (${KINDS_PUSHED_BY_DEFAULT}::notification_kind[])), false)`.as(
        'isPushed',
      ),
    )
    .orderBy('touched.id')
    .execute()
}

function touchedBy({ changes, locked, switched, begun }: Applied): Touched[] {
  const unlisted = new Set(locked.flatMap(({ id, isListed }) => (isListed ? [] : [id])))
  const touched = new Map<string, Touched>()
  const add = (id: string, isNew: boolean, memberId: string | null = null) =>
    touched.set(id, {
      id,
      memberId,
      isNew: isNew || touched.get(id)?.isNew === true,
      wasListed: !unlisted.has(id),
    })
  for (const { source, sourceId, actorId } of changes)
    if (source === NOTIFICATIONS || source === NOTICES) add(sourceId, source === NOTICES, actorId)
  for (const { id } of switched) add(id, false)
  for (const { id } of begun) add(id, true)
  return [...touched.values()]
}
