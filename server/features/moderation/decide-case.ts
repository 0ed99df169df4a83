import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { decisionNoteSchema, suspendDaysSchema } from '#rules/moderation-rules.ts'
import type { ModerationCase, ReportReason } from '#server/generated/prisma/client.ts'
import { lockOutMember } from '#server/platform/database/lock-member.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import { longTransaction } from '#server/platform/database/long-transaction.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { NotAllowedError, NotFoundError, parseInput } from '#server/platform/refusals.ts'
import { requireModerator } from '#server/platform/roles.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { applyDecision } from './apply-decision.ts'
import { caseChanged } from './case-events.ts'
import { loadCases, type CaseView } from './case-query.ts'
import { requireValidDecision, type CaseAction } from './decision-rules.ts'
import { logAction } from '#server/platform/log-action.ts'
import { notifyOfDecision } from './notify-of-decision.ts'
import { lockForSuspension, SUSPENSION_TIMEOUT } from './suspend-member.ts'

const inputSchema = z.object({
  note: decisionNoteSchema,
  suspendDays: suspendDaysSchema.nullable(),
})

export type Decision = {
  action: CaseAction
  /** The rule that was broken. Null for the most frequent reason of the reports. */
  reason: ReportReason | null
  note: string
  /** Null suspends without an end. */
  suspendDays: number | null
}

/** Of two simultaneous decisions, one wins, and the other is refused. */
export async function decideCase(
  dependencies: Dependencies,
  viewer: Writer,
  caseId: string,
  input: Decision,
): Promise<CaseView> {
  const decision = { ...input, ...parseInput(inputSchema, input) }
  const { database, clock } = dependencies
  const finish = await longTransaction(database, SUSPENSION_TIMEOUT, async (transaction) => {
    const current = await lockCase(transaction, caseId, decision.action)
    await requireAuthority(transaction, viewer, current)
    requireValidDecision(current, decision)
    const isAppeal = current.status === 'APPEALED'
    const isUpheld = isAppeal && decision.action === current.action
    const reason = decision.reason ?? current.reason ?? (await mostFrequentReason(transaction, caseId))
    const effect = isUpheld
      ? { endsAt: current.endsAt, afterCommit: async () => undefined }
      : await applyDecision(dependencies, transaction, current, decision)
    // A withdrawn suspension keeps its end for the statement about it.
    const endsAt = effect.endsAt ?? current.endsAt
    const { action, note } = decision
    const decided = await transaction.moderationCase.update({
      where: { id: caseId },
      data: { status: 'DECIDED', action, reason, endsAt, decidedAt: clock.now() },
    })
    const { subjectType, subjectId } = current
    const subject = { subjectType, subjectId, moderatorId: viewer.memberId }
    await logAction(transaction, clock, { action, note, reason, caseId, isAppeal, ...subject })
    const sendMails = await notifyOfDecision(dependencies, transaction, decided, { action, note, isAppeal })
    return async () => {
      await effect.afterCommit()
      sendMails()
    }
  })
  publishEvent(dependencies, caseChanged, { caseId })
  await finish()
  const [decided] = await loadCases(dependencies, viewer, [caseId])
  if (!decided) throw new NotFoundError(messages.caseNotFound)
  return decided
}

/** Locks the author before the case, because the deletion of the account does so too. */
async function lockCase(transaction: Queries, id: string, action: CaseAction): Promise<ModerationCase> {
  const known = await transaction.moderationCase.findUnique({ where: { id } })
  if (!known) throw new NotFoundError(messages.caseNotFound)
  const { authorId } = known
  const changesSuspension = action === 'SUSPEND' || known.action === 'SUSPEND'
  if (authorId) await (changesSuspension ? lockForSuspension : lockOutMember)(transaction, authorId)
  await kysely(transaction)
    .selectFrom('moderation_cases')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute()
  return transaction.moderationCase.findUniqueOrThrow({ where: { id } })
}

/** The roles are read again, because they may have changed since the request began. */
async function requireAuthority(
  transaction: Queries,
  { memberId }: Writer,
  { authorId, status, id }: ModerationCase,
): Promise<void> {
  await requireModerator(transaction, memberId)
  if (authorId === memberId) throw new NotAllowedError(messages.caseOfOwnContent)
  const author = authorId && (await transaction.member.findUnique({ where: { id: authorId } }))
  if (author && author.role === 'ADMIN') throw new NotAllowedError(messages.caseOfAdmin)
  if (status !== 'APPEALED') return
  const last = await transaction.moderationAction.findFirst({
    where: { caseId: id },
    orderBy: { createdAt: 'desc' },
  })
  if (last?.moderatorId !== memberId) return
  const another = await transaction.member.findFirst({
    where: {
      role: { not: 'MEMBER' },
      suspendedAt: null,
      id: { notIn: [memberId, ...(authorId ? [authorId] : [])] },
    },
  })
  if (another) throw new NotAllowedError(messages.appealNeedsAnotherModerator)
}

async function mostFrequentReason(transaction: Queries, caseId: string): Promise<ReportReason | null> {
  const [most] = await transaction.report.groupBy({
    by: ['reason'],
    where: { caseId },
    orderBy: { _count: { reason: 'desc' } },
    take: 1,
  })
  return most?.reason ?? null
}
