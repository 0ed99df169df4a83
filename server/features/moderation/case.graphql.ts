import { messages } from '#rules/messages.ts'
import { CommentRef } from '#server/features/comments/comment.graphql.ts'
import { PostRef } from '#server/features/posts/post.graphql.ts'
import type { GraphQLContext } from '#server/platform/graphql/context.ts'
import { UserRef } from '#server/features/members/user.graphql.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { connectionArguments, defineConnection } from '#server/platform/graphql/connection.ts'
import { createContextLoader } from '#server/platform/graphql/context-loaders.ts'
import { EMPTY_PAGE, type ConnectionArguments, type Page } from '#server/platform/lists/paged-list.ts'
import { loadCases, type CaseView } from './case-query.ts'
import { CaseActionRef, CaseStatusRef, ReportReasonRef } from './enums.graphql.ts'
import { hasEffect } from './decision-rules.ts'
import { loadDecisions, loadRemovals, type Decision } from './load-decisions.ts'
import { REPORTS } from './report-list.ts'
import { statementOf } from './statement.ts'
import { loadSubject, loadUser, subjectField } from './subject.graphql.ts'

type ReportView = Awaited<ReturnType<typeof REPORTS.load>>['edges'][number]['node']

const ReportRef = builder.objectRef<ReportView>('Report').implement({
  description: 'A report by a member. Only moderators see it.',
  fields: (t) => ({
    reason: t.expose('reason', { type: ReportReasonRef, description: 'The rule that is broken.' }),
    note: t.exposeString('note', { description: 'What the reporter added. Empty if nothing.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of the report.' }),
    reporter: t.field({
      type: UserRef,
      nullable: true,
      description: 'The member who reported. Null if the account was deleted.',
      resolve: ({ reporterId }, _args, context) => loadUser(reporterId, context),
    }),
  }),
})

const { Connection: ReportConnection } = defineConnection<ReportView>('Report', {
  node: ReportRef,
  items: 'reports',
})

const CaseDecision = builder.objectRef<Decision & Pick<CaseView, 'endsAt'>>('CaseDecision').implement({
  description: 'A decision about a case.',
  fields: (t) => ({
    action: t.expose('action', { type: CaseActionRef, description: 'The action of the moderator.' }),
    reason: t.expose('reason', {
      type: ReportReasonRef,
      nullable: true,
      description: 'The rule that was broken. Null if none was.',
    }),
    note: t.exposeString('note', { description: 'The note of the moderator to the author.' }),
    statement: t.string({
      description: 'The sentence that tells the author what was decided and by which rule.',
      resolve: statementOf,
    }),
    decidedAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of the decision.' }),
    moderator: t.field({
      type: UserRef,
      nullable: true,
      description:
        'The moderator who decided. Null if the viewer is the author, and if the account was deleted.',
      resolve: ({ moderatorId }, _args, context) => loadUser(moderatorId, context),
    }),
  }),
})

const loadReports = createContextLoader<Page<ReportView>, ConnectionArguments>(
  ({ dependencies }, ids, window) => REPORTS.loadEach(dependencies.sql, {}, ids, window),
)

const loadDecisionsOf = createContextLoader<Decision[]>(({ dependencies }, ids) =>
  loadDecisions(dependencies, ids),
)

/** The author does not learn who decided. */
function seenBy<Decided extends Decision>(
  { viewer }: GraphQLContext,
  authorId: string | null,
  decision: Decided,
): Decided {
  return authorId === viewer?.memberId ? { ...decision, moderatorId: null } : decision
}

export const CaseRef = builder.objectRef<CaseView>('ModerationCase')

export const CASE_ID = {
  typename: 'ModerationCase',
  description: 'The `ModerationCase.id` of the case.',
  notFound: messages.caseNotFound,
}

builder.node(CaseRef, {
  description:
    'Reports of a post, comment or member, and the decisions about them. Moderators see all cases except those about themselves. Authors see the decisions about themselves.',
  id: { resolve: ({ id }) => id },
  isTypeOf: undefined,
  loadMany: async (ids, { dependencies, viewer }) =>
    viewer ? loadCases(dependencies, viewer, ids) : ids.map(() => null),
  fields: (t) => ({
    status: t.expose('status', {
      type: CaseStatusRef,
      description: 'Whether the case waits for a decision.',
    }),
    subject: t.field({ ...subjectField, resolve: (found, _args, context) => loadSubject(found, context) }),
    subjectSnapshot: t.exposeString('snapshot', {
      description: 'The text at the time of the first report. Empty if the author has deleted the account.',
    }),
    subjectAuthor: t.field({
      type: UserRef,
      nullable: true,
      description: 'The author, or the reported member. Null if the account was deleted.',
      resolve: ({ authorId }, _args, context) => loadUser(authorId, context),
    }),
    reportCount: t.exposeInt('reportCount', { description: 'The number of members who reported.' }),
    reports: t.field({
      type: ReportConnection,
      authScopes: { moderate: true },
      description: 'The reports, oldest first. Only moderators see them, except in cases about themselves.',
      args: connectionArguments,
      resolve: ({ id, authorId }, window, context) =>
        authorId === context.viewer?.memberId ? EMPTY_PAGE : loadReports(context, id, window),
    }),
    decisions: t.field({
      type: [CaseDecision],
      description: 'The decisions, oldest first.',
      resolve: async ({ id, authorId, endsAt }, _args, context) => {
        const decisions = await loadDecisionsOf(context, id, undefined)
        return decisions.map((decision) => seenBy(context, authorId, { ...decision, endsAt }))
      },
    }),
    appealText: t.string({
      nullable: true,
      description: 'The text of the appeal. Null without an appeal.',
      resolve: ({ appealText }) => appealText || null,
    }),
    viewerCanAppeal: t.boolean({
      description: 'Whether the viewer is the author and can appeal the decision.',
      resolve: ({ authorId, status, action, appealText }, _args, { viewer }) =>
        authorId === viewer?.memberId && status === 'DECIDED' && appealText === '' && hasEffect(action),
    }),
    openedAt: t.expose('openedAt', { type: 'DateTime', description: 'The time of the first report.' }),
  }),
})

const loadRemoval = createContextLoader<Decision | null>(({ dependencies }, ids) =>
  loadRemovals(dependencies, ids),
)

const removalField = {
  type: CaseDecision,
  nullable: true,
  viewerDependent: { broadcastValue: null },
  description: 'The decision that removed it, for its author and moderators. Null if it was not removed.',
} as const

type Removable = { id: string; isRemoved: boolean; author: { id: string } | null }

async function removalOf({ id, isRemoved, author }: Removable, context: GraphQLContext) {
  const removal = isRemoved ? await loadRemoval(context, id, undefined) : null
  return removal && seenBy(context, author?.id ?? null, { ...removal, endsAt: null })
}

builder.objectField(PostRef, 'removal', (t) =>
  t.field({ ...removalField, resolve: (post, _args, context) => removalOf(post, context) }),
)
builder.objectField(CommentRef, 'removal', (t) =>
  t.field({ ...removalField, resolve: (comment, _args, context) => removalOf(comment, context) }),
)

export const { Edge: CaseEdge, Connection: CaseConnection } = defineConnection<CaseView>('ModerationCase', {
  node: CaseRef,
  items: 'moderation cases',
})
