import { randomBytes } from 'node:crypto'
import { appealPath } from '#rules/site-paths.ts'
import { sendMail } from '#server/features/auth/send-mail.ts'
import { hashToken } from '#server/features/auth/tokens.ts'
import { addNotice, addNotices } from '#server/features/notices/add-notice.ts'
import type { ModerationCase, NotificationKind } from '#server/generated/prisma/client.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { CaseAction } from './decision-rules.ts'
import { decisionMail } from './decision-mail.ts'
import { outcomeOf, statementOf } from './statement.ts'

type Details = { action: CaseAction; note: string; isAppeal: boolean }

/** Bytes of the token that appeals a suspension. */
const TOKEN_LENGTH = 32

/**
 * Tells the author about the decision, also by mail, and the reporters about the first one. Returns what sends the mail after the
 * commit.
 */
export async function notifyOfDecision(
  dependencies: Dependencies,
  transaction: Queries,
  decided: ModerationCase,
  { action, note, isAppeal }: Details,
): Promise<() => void> {
  const now = dependencies.clock.now()
  const { id: caseId, authorId, subjectType } = decided
  if (!isAppeal && action !== 'REINSTATE') {
    const reports = await transaction.report.findMany({
      where: { caseId, reporterId: { not: null } },
      select: { reporterId: true },
    })
    const reporterIds = reports.flatMap(({ reporterId }) => reporterId ?? [])
    const text = outcomeOf({ action, subjectType })
    await addNotices(transaction, reporterIds, { kind: 'REPORT_DECIDED', text, now })
  }
  if (!authorId || action === 'DISMISS') return () => undefined
  const statement = statementOf({ ...decided, action, isAppeal })
  const kind = kindOf(action, isAppeal)
  await addNotice(transaction, { memberId: authorId, kind, text: `${statement} “${note}”`, now })
  const token = action === 'SUSPEND' && !isAppeal ? await createAppealToken(transaction, caseId) : null
  const credentials = await transaction.credentials.findUnique({ where: { memberId: authorId } })
  return () => {
    if (!credentials) return
    const url = dependencies.site.publicUrl + appealPath(token)
    sendMail(dependencies, decisionMail(credentials.email, { statement, note, url: isAppeal ? null : url }))
  }
}

function kindOf(action: CaseAction, isAppeal: boolean): NotificationKind {
  if (isAppeal || action === 'REINSTATE') return 'APPEAL_DECIDED'
  return action === 'REMOVE' ? 'CONTENT_REMOVED' : 'WARNED'
}

/** A suspended member cannot sign in, so the mail contains a token. Only its hash is stored. */
async function createAppealToken(transaction: Queries, caseId: string): Promise<string> {
  const token = randomBytes(TOKEN_LENGTH).toString('base64url')
  await transaction.moderationCase.update({
    where: { id: caseId },
    data: { appealTokenHash: hashToken(token) },
  })
  return token
}
