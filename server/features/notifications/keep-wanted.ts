import { sql } from 'kysely'
import {
  commentListedInThreadFor,
  hasMutedWord,
  isBlockedOrMuted,
  visibleTo,
} from '#server/features/visibility/visible-to.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Sql } from '#server/platform/database/types.ts'
import { NOTIFICATION_KINDS } from './notification-kinds.ts'
import type { SourcedAction } from './plan-changes.ts'

type Actions = {
  recipientIds: string[]
  actorIds: string[]
  kinds: string[]
  sources: string[]
  sourceIds: string[]
  arePushedByDefault: boolean[]
}

const recipientId = sql.ref<string>('action.recipient_id')

const WANTED = prepareQuery(
  'wanted-notifications',
  (actions: ParametersOf<Actions>) => sql<{ index: number; isPushed: boolean }>`
    SELECT position::int - 1 AS index, coalesce(setting.is_pushed, is_pushed_by_default) AS "isPushed"
    FROM unnest(${actions.recipientIds}::uuid[], ${actions.actorIds}::uuid[], ${actions.kinds}::notification_kind[],
        ${actions.sources}::text[], ${actions.sourceIds}::uuid[], ${actions.arePushedByDefault}::boolean[])
      WITH ORDINALITY AS action (recipient_id, actor_id, kind, source, source_id, is_pushed_by_default, position)
    JOIN members AS recipient ON recipient.id = recipient_id AND recipient.suspended_at IS NULL
    JOIN members AS actor ON actor.id = actor_id AND actor.suspended_at IS NULL
    LEFT JOIN notification_settings AS setting
      ON setting.member_id = recipient_id AND setting.kind = action.kind
    WHERE coalesce(setting.is_shown, true)
      AND NOT ${isBlockedOrMuted(recipientId, sql.ref('action.actor_id'))}
      AND (action.source NOT IN ('post', 'remix', 'credit') OR NOT EXISTS (
        SELECT FROM posts WHERE posts.id = action.source_id AND ${hasMutedWord(recipientId, 'posts')}
      ))
      AND (action.source <> 'comment' OR EXISTS (
        SELECT FROM comments WHERE comments.id = action.source_id AND ${commentListedInThreadFor(recipientId)}
          AND EXISTS (SELECT FROM posts WHERE posts.id = comments.post_id AND ${visibleTo(recipientId)})
      ))
    ORDER BY position`,
)

/**
 * Drops actions of and for suspended members, of kinds that the recipient has turned off, and about content that lists of the
 * recipient omit.
 */
export async function keepWanted(run: Sql, actions: readonly SourcedAction[]) {
  if (actions.length === 0) return []
  const rows = await WANTED(run, {
    recipientIds: actions.map((action) => action.recipientId),
    actorIds: actions.map(({ actorId }) => actorId),
    kinds: actions.map(({ kind }) => kind.toLowerCase()),
    sources: actions.map(({ source }) => source),
    sourceIds: actions.map(({ sourceId }) => sourceId),
    arePushedByDefault: actions.map(({ kind }) => NOTIFICATION_KINDS[kind].isPushedByDefault),
  })
  return rows.flatMap(({ index, isPushed }) => {
    const action = actions[index]
    return action ? [{ ...action, isPushed }] : []
  })
}
