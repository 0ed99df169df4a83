import { z } from 'zod'
import { mutedWordsSchema } from '#rules/safety-rules.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { parseInput } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { mutedWordsPattern } from './muted-words-pattern.ts'
import { visibilityChanged } from '#server/features/visibility/visibility-events.ts'

const inputSchema = z.object({ words: mutedWordsSchema })

/** Replaces the muted words of the viewer, and ends notifications about texts with one of them. */
export async function setMutedWords(
  dependencies: Dependencies,
  { memberId }: Writer,
  input: readonly string[],
): Promise<void> {
  const { words } = parseInput(inputSchema, { words: input })
  const { database } = dependencies
  if (words.length === 0) await database.mutedWords.deleteMany({ where: { memberId } })
  else {
    const pattern = mutedWordsPattern(words)
    await database.$transaction([
      database.mutedWords.upsert({
        where: { memberId },
        create: { memberId, words, pattern },
        update: { words, pattern },
      }),
      database.$executeRaw`
        DELETE FROM notification_actions AS action USING notifications AS notification
        WHERE notification.id = action.notification_id AND notification.member_id = ${memberId}::uuid AND EXISTS (
          SELECT FROM (
            SELECT text FROM comments WHERE action.source = 'comment' AND id = action.source_id
            UNION ALL SELECT text FROM posts WHERE action.source = 'post' AND id = action.source_id
          ) AS content
          WHERE text COLLATE "und-x-icu" ~* ${pattern}
        )`,
    ])
  }
  publishEvent(dependencies, visibilityChanged, { memberId, hiddenMemberId: null, isBlocked: false })
}

export async function loadMutedWords({ database }: Dependencies, memberId: string): Promise<string[]> {
  return (await database.mutedWords.findUnique({ where: { memberId } }))?.words ?? []
}
