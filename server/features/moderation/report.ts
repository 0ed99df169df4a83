import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { reportNoteSchema } from '#rules/moderation-rules.ts'
import { CaseSubjectType as StoredType } from '#server/generated/tables.ts'
import type { ReportReason } from '#server/generated/prisma/client.ts'
import { lockAuthor } from '#server/platform/database/lock-member.ts'
import { lockRow } from '#server/platform/database/lock-rows.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { NotFoundError, parseInput, ValidationError } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { caseChanged } from './case-events.ts'
import { requireSubject, type Subject } from './report-subject.ts'

const inputSchema = z.object({ note: reportNoteSchema })

export type NewReport = {
  /** The global id of a post, comment, member or group. */
  subjectId: string
  reason: ReportReason
  note: string
}

/** Reports of one subject form one open case. A further report of the same member replaces the reason and the note. */
export async function report(dependencies: Dependencies, viewer: Writer, input: NewReport): Promise<void> {
  const { note } = parseInput(inputSchema, input)
  const subject = await requireSubject(dependencies, viewer, input.subjectId)
  if (subject.authorId === viewer.memberId)
    throw new ValidationError([{ path: 'subjectId', message: messages.reportOwn }])
  await limitUse(dependencies, 'reports', viewer.memberId)
  const { database, clock } = dependencies
  const now = clock.now()
  const caseId = await database.$transaction(async (transaction) => {
    await lockAuthor(transaction, viewer.memberId)
    if (!(await lockRow(transaction, 'members', subject.authorId, 'KEY SHARE')))
      throw new NotFoundError(messages.reportSubjectNotFound)
    const openCaseId = await openCase(transaction, subject, now)
    const caseIdAndReporterId = { caseId: openCaseId, reporterId: viewer.memberId }
    const { reason } = input
    await transaction.report.upsert({
      where: { caseId_reporterId: caseIdAndReporterId },
      create: { id: uuidv7({ msecs: now.getTime() }), ...caseIdAndReporterId, reason, note, createdAt: now },
      update: { reason, note },
    })
    return openCaseId
  })
  publishEvent(dependencies, caseChanged, { caseId })
}

/** Returns the id of the open case, which cannot be decided until the end of the transaction. */
async function openCase(transaction: Queries, subject: Subject, now: Date): Promise<string> {
  const cases = kysely(transaction)
  const { id } = await cases
    .insertInto('moderation_cases')
    .values({
      id: uuidv7({ msecs: now.getTime() }),
      subject_type: StoredType[subject.type],
      subject_id: subject.id,
      author_id: subject.authorId,
      snapshot: subject.snapshot,
      opened_at: now,
    })
    // An update locks the existing row and returns it.
    .onConflict((conflict) =>
      conflict
        .columns(['subject_type', 'subject_id'])
        .where(sql.ref('status'), '=', sql`'open'`)
        .doUpdateSet({ status: 'open' }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
