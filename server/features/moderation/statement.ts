import { REPORT_REASONS } from '#rules/moderation-rules.ts'
import type { CaseSubjectType, ModerationActionKind, ReportReason } from '#server/generated/prisma/client.ts'

const SUBJECTS: Readonly<Record<CaseSubjectType, string>> = {
  POST: 'post',
  COMMENT: 'comment',
  MEMBER: 'account',
  GROUP: 'group',
}

export type DecisionStatement = {
  action: ModerationActionKind
  subjectType: CaseSubjectType
  reason: ReportReason | null
  /** Null for a suspension without an end. */
  endsAt: Date | null
  isAppeal: boolean
}

/** Returns the sentence that tells the author what was decided and by which rule. */
export function statementOf({ action, subjectType, reason, endsAt, isAppeal }: DecisionStatement): string {
  const subject = SUBJECTS[subjectType]
  if (action === 'REINSTATE')
    return isAppeal
      ? `Your appeal was granted: the decision about your ${subject} was withdrawn.`
      : `The decision about your ${subject} was withdrawn.`
  if (isAppeal) return `Your appeal was declined: the decision about your ${subject} stays.`
  return `${whatHappened(action, subject, endsAt)} Rule: ${REPORT_REASONS[reason ?? 'OTHER']}.`
}

function whatHappened(action: ModerationActionKind, subject: string, endsAt: Date | null): string {
  if (action === 'SUSPEND')
    return `Your account was suspended ${endsAt ? `until ${endsAt.toISOString().slice(0, 10)}` : 'permanently'}.`
  if (action === 'REMOVE' && subject === SUBJECTS.GROUP) return 'Your group was removed with its posts.'
  if (action === 'WARN') return `You were warned because of your ${subject}.`
  return `Your ${subject} was ${action === 'REMOVE' ? 'removed' : 'marked as sensitive'}.`
}

/** Reporters learn that a decision was made, and whether something was done. */
export function outcomeOf({
  action,
  subjectType,
}: Pick<DecisionStatement, 'action' | 'subjectType'>): string {
  const subject = subjectType === 'MEMBER' ? 'member' : SUBJECTS[subjectType]
  return action === 'DISMISS'
    ? `A moderator looked at the ${subject} that you reported. It does not break the rules.`
    : `A moderator acted on the ${subject} that you reported. Thank you for your help.`
}
