import { DECISION_NOTE_MAX, REPORT_NOTE_MAX, SUSPEND_DAYS_MAX } from '#rules/limits.ts'
import { ViewerRef } from '#server/features/members/viewer.graphql.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { connectionArguments } from '#server/platform/graphql/connection.ts'
import { defineMutation } from '#server/platform/graphql/define-mutation.ts'
import { idOfType } from '#server/platform/graphql/global-id.ts'
import {
  MissingScopeError,
  NotAllowedError,
  NotAuthenticatedError,
  NotFoundError,
  ValidationError,
} from '#server/platform/refusals.ts'
import { requireViewer } from '#server/platform/viewer.ts'
import { appeal } from './appeal.ts'
import { listCases, listDecisionsAbout, loadCases, type CaseView } from './case-query.ts'
import { CaseConnection, CaseRef, CASE_ID } from './case.graphql.ts'
import { decideCase } from './decide-case.ts'
import { CaseActionRef, CaseStatusRef, ReportReasonRef } from './enums.graphql.ts'
import { CaseAlreadyDecidedError } from './refusals.ts'
import { report } from './report.ts'

builder.queryField('moderationCases', (t) =>
  t.field({
    type: CaseConnection,
    authScopes: { moderate: true },
    description:
      'The cases in one status, without those about the viewer. Undecided ones that wait longest come first, decided ones by their last decision. Moderators only.',
    args: {
      ...connectionArguments,
      status: t.arg({
        type: CaseStatusRef,
        required: true,
        defaultValue: 'OPEN',
        description: 'The status of the cases.',
      }),
      reason: t.arg({
        type: ReportReasonRef,
        description: 'Only cases that somebody reported for this reason. Null for all.',
      }),
    },
    resolve: (_root, { status, reason, ...window }, { dependencies, viewer }) =>
      listCases(dependencies, requireViewer(viewer), { status, reason: reason ?? null }, window),
  }),
)

builder.prismaObjectField(ViewerRef, 'cases', (t) =>
  t.field({
    type: CaseConnection,
    description: 'Decisions about the account and the content of the viewer, newest first.',
    args: connectionArguments,
    resolve: (_member, window, { dependencies, viewer }) =>
      listDecisionsAbout(dependencies, requireViewer(viewer), window),
  }),
)

defineMutation('report', {
  access: 'write',
  description:
    'Reports a post, comment or member to the moderators. A second report of the same subject replaces the reason and the note of the first one while the case is open.',
  refusals: [NotFoundError, ValidationError],
  input: (t) => ({
    subjectId: t.id({ required: true, description: 'The `id` of the post, comment or member.' }),
    reason: t.field({ type: ReportReasonRef, required: true, description: 'The rule that is broken.' }),
    note: t.string({
      defaultValue: '',
      description: `A note to the moderators, at most ${REPORT_NOTE_MAX} characters.`,
    }),
  }),
  resolve: async ({ subjectId, reason, note }, viewer, { dependencies }) => {
    await report(dependencies, viewer, { subjectId, reason, note: note ?? '' })
    return { isReported: true }
  },
  payload: (t) => ({
    isReported: t.exposeBoolean('isReported', { description: 'Whether the report was received.' }),
  }),
})

const caseField = { type: CaseRef, description: 'The case after the mutation.' }

defineMutation('decideCase', {
  access: 'moderate',
  description:
    'Decides a case. Moderators cannot decide cases about administrators or themselves. An appeal is granted by REINSTATE or declined by the same action, by another moderator if there is one.',
  refusals: [ValidationError, CaseAlreadyDecidedError],
  ids: { caseId: CASE_ID },
  input: (t) => ({
    action: t.field({ type: CaseActionRef, required: true, description: 'The decision.' }),
    reason: t.field({
      type: ReportReasonRef,
      description: 'The rule that was broken. Null for the most frequent reason of the reports.',
    }),
    note: t.string({
      required: true,
      description: `The note to the author, 1 to ${DECISION_NOTE_MAX} characters.`,
    }),
    suspendDays: t.int({
      description: `The number of days of a suspension, 1 to ${SUSPEND_DAYS_MAX}. Null suspends without an end.`,
    }),
  }),
  resolve: async ({ caseId, action, reason, note, suspendDays }, viewer, { dependencies }) => ({
    case: await decideCase(dependencies, viewer, caseId, {
      action,
      note,
      reason: reason ?? null,
      suspendDays: suspendDays ?? null,
    }),
  }),
  payload: (t) => ({ case: t.expose('case', caseField) }),
})

defineMutation('appeal', {
  access: 'visitor',
  description: 'Appeals a decision about the viewer once, or a suspension with the token from its mail.',
  refusals: [NotAuthenticatedError, MissingScopeError, NotAllowedError, NotFoundError, ValidationError],
  input: (t) => ({
    caseId: t.id({ description: CASE_ID.description }),
    token: t.string({ description: 'The token from the mail about a suspension.' }),
    text: t.string({
      required: true,
      description: `Why the decision should change, 1 to ${DECISION_NOTE_MAX} characters.`,
    }),
  }),
  resolve: async ({ caseId, token, text }, viewer, { dependencies }) => {
    const id = caseId ? idOfType(caseId, CASE_ID.typename) : null
    const appealed = await appeal(dependencies, viewer, { caseId: id, token: token ?? null, text })
    const [found] = viewer ? await loadCases(dependencies, viewer, [appealed]) : [null]
    return { case: found ?? null }
  },
  payload: (t) => ({
    case: t.field({
      ...caseField,
      nullable: true,
      description: 'The case after the mutation. Null for visitors.',
      resolve: (payload: { case: CaseView | null }) => payload.case,
    }),
  }),
})
