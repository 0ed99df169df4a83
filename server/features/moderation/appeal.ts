import { messages } from '#rules/messages.ts'
import { appealSchema } from '#rules/moderation-rules.ts'
import { hashToken } from '#server/features/auth/tokens.ts'
import type { ModerationCase } from '#server/generated/prisma/client.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { NotAllowedError, NotFoundError, parseInput } from '#server/platform/refusals.ts'
import { requireWriter, type Viewer } from '#server/platform/viewer.ts'
import { caseChanged } from './case-events.ts'
import { hasEffect } from './decision-rules.ts'

export type Appeal = {
  /** The case of a decision about the viewer. */
  caseId: string | null
  /** From the mail about a suspension, instead of a session. */
  token: string | null
  text: string
}

/** Appeals a decision once. Returns the id of the case. */
export async function appeal(
  dependencies: Dependencies,
  viewer: Viewer | null,
  input: Appeal,
): Promise<string> {
  const { text } = parseInput(appealSchema, input)
  const { id, action } = await requireOwnCase(dependencies, viewer, input)
  if (!hasEffect(action)) throw new NotAllowedError(messages.notAppealable)
  const { database, clock } = dependencies
  const { count } = await database.moderationCase.updateMany({
    where: { id, status: 'DECIDED', appealText: '', action },
    data: { status: 'APPEALED', appealText: text, appealedAt: clock.now() },
  })
  if (count === 0) throw new NotAllowedError(messages.notAppealable)
  publishEvent(dependencies, caseChanged, { caseId: id })
  return id
}

async function requireOwnCase(
  { database }: Dependencies,
  viewer: Viewer | null,
  { caseId, token }: Appeal,
): Promise<ModerationCase> {
  if (token !== null) {
    const ofToken = await database.moderationCase.findUnique({
      where: { appealTokenHash: hashToken(token) },
    })
    if (!ofToken) throw new NotFoundError(messages.appealUnknown)
    return ofToken
  }
  const { memberId } = requireWriter(viewer)
  const own =
    caseId && (await database.moderationCase.findFirst({ where: { id: caseId, authorId: memberId } }))
  if (!own || !hasEffect(own.action)) throw new NotFoundError(messages.caseNotFound)
  return own
}
