import { sql } from 'kysely'
import { z } from 'zod'
import { mutedWordsSchema } from '#rules/safety-rules.ts'
import { hasMutedWord } from '#server/features/visibility/visible-to.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { parseInput } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { visibilityChanged } from '#server/features/visibility/visibility-events.ts'

const inputSchema = z.object({ words: mutedWordsSchema })

const END_NOTIFICATIONS = prepareQuery(
  'end-notifications-with-muted-words',
  ({ memberId }: ParametersOf<{ memberId: string }>) => {
    const viewerId = sql<string>`${memberId}::uuid`
    return sql<object>`
      DELETE FROM notification_actions AS action USING notifications AS notification
      WHERE notification.id = action.notification_id AND notification.member_id = ${viewerId} AND (
        (action.source = 'comment' AND EXISTS (
          SELECT FROM comments WHERE id = action.source_id AND ${hasMutedWord(viewerId, 'comments')}
        ))
        OR (action.source IN ('post', 'remix', 'credit') AND EXISTS (
          SELECT FROM posts WHERE id = action.source_id AND ${hasMutedWord(viewerId, 'posts')}
        ))
      )`
  },
)

/** Replaces the muted words of the viewer, and ends notifications about texts with one of them. */
export async function setMutedWords(
  dependencies: Dependencies,
  { memberId }: Writer,
  input: readonly string[],
): Promise<void> {
  const { words } = parseInput(inputSchema, { words: input })
  const { database } = dependencies
  const where = { memberId }
  if (words.length === 0) await database.mutedWords.deleteMany({ where })
  else {
    await database.mutedWords.upsert({ where, create: { memberId, words }, update: { words } })
    await END_NOTIFICATIONS(dependencies.sql, { memberId })
  }
  publishEvent(dependencies, visibilityChanged, { memberId, hiddenMemberId: null, isBlocked: false })
}

export async function loadMutedWords({ database }: Dependencies, memberId: string): Promise<string[]> {
  return (await database.mutedWords.findUnique({ where: { memberId } }))?.words ?? []
}
