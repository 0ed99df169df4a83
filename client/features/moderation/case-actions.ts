import type { CaseAction, CaseStatus } from '#client/__generated__/CaseActions_case.graphql.ts'
import type { Shortcut, ShortcutKey } from '#client/ui/shortcuts/shortcuts.ts'
import { REPORT_REASONS, type ReportReason } from '#rules/report-reasons.ts'

type ActionWords = {
  /** On its button. */
  label: string
  /** In lists of decisions. */
  done: string
  key: ShortcutKey
  /** The note that moderators can edit. */
  note: (rule: string) => string
}

export const CASE_ACTIONS: Readonly<Record<CaseAction, ActionWords>> = {
  DISMISS: {
    label: 'Dismiss',
    done: 'Dismissed',
    key: 'd',
    note: () => 'It does not break the rules.',
  },
  REMOVE: {
    label: 'Remove',
    done: 'Removed',
    key: 'r',
    note: (rule) => `This breaks our rules (${rule}). Please read them before you post again.`,
  },
  MARK_SENSITIVE: {
    label: 'Mark as sensitive',
    done: 'Marked as sensitive',
    key: 'm',
    note: () => 'Some members do not want to see this unexpectedly. Please mark such posts yourself.',
  },
  WARN: {
    label: 'Warn',
    done: 'Warned',
    key: 'w',
    note: (rule) => `This breaks our rules (${rule}). We may suspend your account if it happens again.`,
  },
  SUSPEND: {
    label: 'Suspend',
    done: 'Suspended',
    key: 's',
    note: (rule) => `You have broken our rules (${rule}).`,
  },
  REINSTATE: {
    label: 'Withdraw decision',
    done: 'Decision withdrawn',
    key: 'u',
    note: () => 'We looked at it again and found that it does not break the rules. Sorry for the mistake.',
  },
}

const ACTIONS: readonly CaseAction[] = ['DISMISS', 'REMOVE', 'MARK_SENSITIVE', 'WARN', 'SUSPEND', 'REINSTATE']

/** For the help. */
export const CASE_SHORTCUTS: readonly Shortcut[] = [
  { key: 'j', does: 'Go to the next case' },
  { key: 'k', does: 'Go to the previous case' },
  { key: 'Enter', does: 'Open the case' },
  ...ACTIONS.map((action) => ({ key: CASE_ACTIONS[action].key, does: CASE_ACTIONS[action].label })),
  { key: 'Ctrl Enter', does: 'Confirm the decision' },
]

export type CaseState = {
  status: CaseStatus
  /** The last decision. */
  decided: CaseAction | undefined
  hasAuthor: boolean
  /** The type. Undefined if it was deleted. */
  subject: string | undefined
  isSensitive: boolean
}

/** The actions that the server accepts in this state. */
export function possibleActions(state: CaseState): readonly CaseAction[] {
  const { status, decided, hasAuthor, subject, isSensitive } = state
  if (status === 'DECIDED') return decided && hasEffect(decided) ? ['REINSTATE'] : []
  if (status === 'APPEALED') return ACTIONS.filter((action) => action === 'REINSTATE' || action === decided)
  const isPossible: Record<CaseAction, boolean> = {
    DISMISS: true,
    REMOVE: subject === 'Post' || subject === 'Comment' || subject === 'Group',
    MARK_SENSITIVE: subject === 'Post' && !isSensitive,
    WARN: hasAuthor,
    SUSPEND: hasAuthor,
    REINSTATE: false,
  }
  return ACTIONS.filter((action) => isPossible[action])
}

/** Whether the action can be withdrawn. */
export function hasEffect(action: string): boolean {
  return action !== 'DISMISS' && action !== 'REINSTATE'
}

/** The words for an action, which are those of an answer if the author has appealed. */
export function wordsOf(action: CaseAction, status: CaseStatus): ActionWords {
  const words = CASE_ACTIONS[action]
  if (status !== 'APPEALED') return words
  return action === 'REINSTATE'
    ? { ...words, label: 'Grant appeal' }
    : { ...words, label: 'Decline appeal', note: () => 'We looked at it again. The decision stays.' }
}

/** Whether the author learns which rule was broken. */
export function hasReason(action: CaseAction, status: CaseStatus): boolean {
  return status === 'OPEN' && action !== 'DISMISS'
}

/** The names of the rules, that of the most reports first. */
export function namesByFrequency(reasons: readonly ReportReason[]): string {
  return byFrequency(reasons)
    .map((reason) => REPORT_REASONS[reason])
    .join(', ')
}

export function byFrequency(reasons: readonly ReportReason[]): ReportReason[] {
  const countOf = (reason: ReportReason) => reasons.filter((other) => other === reason).length
  return [...new Set(reasons)].sort((one, other) => countOf(other) - countOf(one))
}
