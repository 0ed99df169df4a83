import { sql } from 'kysely'
import { isBlockedOrMuted } from '#server/features/visibility/visible-to.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { notificationSources, type Action, type Change } from '#server/platform/notification-sources.ts'

export type WantedAction = Action & { source: string }

const recipientId = sql.ref<string>('action.recipientId')

/**
 * Returns the actions that exist because of the changed rows, without those of and for suspended members, of kinds that the
 * recipient has turned off, and about members and content that lists of the recipient omit.
 */
export async function findWantedActions(
  transaction: Queries,
  changes: readonly Change[],
): Promise<WantedAction[]> {
  const wanted: WantedAction[] = []
  for (const { name, isListed, findActions } of notificationSources()) {
    const ofSource = changes.filter(({ source }) => source === name)
    if (ofSource.length === 0) continue
    const actions = sql<Action>`(${await findActions(ofSource, transaction)})`
    const found = await kysely(transaction)
      .selectFrom(actions.as('action'))
      .innerJoin('members as recipient', 'recipient.id', 'action.recipientId')
      .innerJoin('members as actor', 'actor.id', 'action.actorId')
      .leftJoin('notification_settings as setting', (join) =>
        join
          .onRef('setting.member_id', '=', 'action.recipientId')
          .on('setting.kind', '=', sql`action.kind::notification_kind`),
      )
      .selectAll('action')
      .select(sql.lit(name).as('source'))
      .where('recipient.suspended_at', 'is', null)
      .where('actor.suspended_at', 'is', null)
      .where(sql<boolean>`setting.is_shown IS NOT FALSE`)
      .where(sql<boolean>`NOT ${isBlockedOrMuted(recipientId, sql.ref('action.actorId'))}`)
      .where(isListed(recipientId, sql.ref('action.sourceId')))
      .execute()
    wanted.push(...found)
  }
  return wanted
}
