import { z } from 'zod'
import { mutedWordsSchema } from '#rules/safety-rules.ts'
import { endUnlistedActions } from '#server/features/notifications/end-unlisted-actions.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { parseInput } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
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
  const where = { memberId }
  if (words.length === 0) await database.mutedWords.deleteMany({ where })
  else {
    await database.mutedWords.upsert({ where, create: { memberId, words }, update: { words } })
    await endUnlistedActions(database, memberId)
  }
  publishEvent(dependencies, visibilityChanged, { memberId, hiddenMemberId: null, isBlocked: false })
}

export async function loadMutedWords({ database }: Dependencies, memberId: string): Promise<string[]> {
  return (await database.mutedWords.findUnique({ where: { memberId } }))?.words ?? []
}
