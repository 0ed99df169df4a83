import { v7 as uuidv7 } from 'uuid'
import type { CaseSubjectType, ModerationActionKind, ReportReason } from '#server/generated/prisma/client.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Queries } from '#server/platform/database/types.ts'

type NewAction = {
  action: ModerationActionKind
  subjectType: CaseSubjectType
  subjectId: string
  /** Null for the operator of the site and for what happens by itself. */
  moderatorId: string | null
  note?: string
  caseId?: string
  reason?: ReportReason | null
  isAppeal?: boolean
}

/** Adds an action to the log, which cannot be changed. */
export async function logAction(
  queries: Queries,
  clock: Clock,
  { note = '', ...action }: NewAction,
): Promise<void> {
  const createdAt = clock.now()
  await queries.moderationAction.create({
    data: { id: uuidv7({ msecs: createdAt.getTime() }), note, createdAt, ...action },
  })
}
