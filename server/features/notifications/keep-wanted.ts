import { sql } from 'kysely'
import {
  commentListedInThreadFor,
  hasMutedWord,
  isBlockedOrMuted,
  visibleTo,
} from '#server/features/visibility/visible-to.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import { unnestRows } from '#server/platform/database/query.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { NOTIFICATION_KINDS } from './notification-kinds.ts'
import type { SourcedAction } from './plan-changes.ts'

const recipientId = sql.ref<string>('action.recipientId')

const COLUMNS = {
  index: 'int',
  recipientId: 'uuid',
  actorId: 'uuid',
  kind: 'notification_kind',
  source: 'text',
  sourceId: 'uuid',
  isPushed: 'boolean',
}

/**
 * Drops actions of and for suspended members, of kinds that the recipient has turned off, and about content that lists of the
 * recipient omit.
 */
export async function keepWanted(transaction: Queries, actions: readonly SourcedAction[]) {
  if (actions.length === 0) return []
  const numbered = actions.map((action, index) => ({
    ...action,
    index,
    kind: action.kind.toLowerCase(),
    isPushed: NOTIFICATION_KINDS[action.kind].isPushedByDefault,
  }))
  const { rows } = await sql<{ index: number; isPushed: boolean }>`
    SELECT index, coalesce(setting.is_pushed, "isPushed") AS "isPushed"
    FROM ${unnestRows(numbered, COLUMNS)} AS action
    JOIN members AS recipient ON recipient.id = "recipientId" AND recipient.suspended_at IS NULL
    JOIN members AS actor ON actor.id = "actorId" AND actor.suspended_at IS NULL
    LEFT JOIN notification_settings AS setting
      ON setting.member_id = "recipientId" AND setting.kind = action.kind
    WHERE coalesce(setting.is_shown, true)
      AND NOT ${isBlockedOrMuted(recipientId, sql.ref('action.actorId'))}
      AND (action.source NOT IN ('post', 'remix', 'credit') OR NOT EXISTS (
        SELECT FROM posts WHERE posts.id = action."sourceId" AND ${hasMutedWord(recipientId, 'posts')}
      ))
      AND (action.source <> 'comment' OR EXISTS (
        SELECT FROM comments WHERE comments.id = action."sourceId" AND ${commentListedInThreadFor(recipientId)}
          AND EXISTS (SELECT FROM posts WHERE posts.id = comments.post_id AND ${visibleTo(recipientId)})
      ))
    ORDER BY index
  `.execute(kysely(transaction))
  return rows.flatMap(({ index, isPushed }) => {
    const action = actions[index]
    return action ? [{ ...action, isPushed }] : []
  })
}
