import { messages } from '#rules/messages.ts'
import type { ModerationActionKind, ModerationCase } from '#server/generated/prisma/client.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import { CaseAlreadyDecidedError } from './refusals.ts'

const CASE_ACTIONS = ['DISMISS', 'REMOVE', 'MARK_SENSITIVE', 'WARN', 'SUSPEND', 'REINSTATE'] as const

export type CaseAction = (typeof CASE_ACTIONS)[number]

/** The log has further actions, which are not about a case. */
export function isCaseAction(action: ModerationActionKind): action is CaseAction {
  return CASE_ACTIONS.some((caseAction) => caseAction === action)
}

/** Decisions that change nothing cannot be withdrawn or appealed. */
const WITHOUT_EFFECT = ['DISMISS', 'REINSTATE', null] as const

type Decided = Pick<ModerationCase, 'status' | 'action' | 'subjectType'>

/** Throws if the action is not possible in the state of the case. */
export function requireValidDecision(
  { status, action: current, subjectType }: Decided,
  { action, suspendDays }: { action: CaseAction; suspendDays: number | null },
): void {
  if (status === 'DECIDED' && (action !== 'REINSTATE' || !hasEffect(current)))
    throw new CaseAlreadyDecidedError()
  const problem =
    (status === 'OPEN' && action === 'REINSTATE' && messages.reinstateUndecided) ||
    (status === 'APPEALED' && action !== 'REINSTATE' && action !== current && messages.appealDecision) ||
    (action === 'REMOVE' && subjectType === 'MEMBER' && messages.removeMember) ||
    (action === 'MARK_SENSITIVE' && subjectType !== 'POST' && messages.markNonPost)
  if (problem) throw new ValidationError([{ path: 'action', message: problem }])
  if (suspendDays !== null && action !== 'SUSPEND')
    throw new ValidationError([{ path: 'suspendDays', message: messages.suspendDaysOnly }])
}

export function hasEffect(action: ModerationActionKind | null): boolean {
  return !WITHOUT_EFFECT.some((without) => without === action)
}
