import { UserRef } from '#server/features/members/user.graphql.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { connectionArguments, defineConnection } from '#server/platform/graphql/connection.ts'
import { LoggedActionRef, ReportReasonRef } from './enums.graphql.ts'
import { MODERATION_LOG } from './moderation-log.ts'
import { globalIdOf, loadSubject, loadUser, subjectField } from './subject.graphql.ts'

type LoggedAction = Awaited<ReturnType<typeof MODERATION_LOG.load>>['edges'][number]['node']

const ModerationAction = builder.objectRef<LoggedAction>('ModerationAction').implement({
  description: 'An action in the log of moderation, which cannot be changed.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the action.' }),
    action: t.expose('action', { type: LoggedActionRef, description: 'The type of the action.' }),
    reason: t.expose('reason', {
      type: ReportReasonRef,
      nullable: true,
      description: 'The rule that was broken. Null if none was.',
    }),
    subjectId: t.id({
      description: 'The global id of the post, comment or member, which may be deleted.',
      resolve: globalIdOf,
    }),
    subject: t.field({ ...subjectField, resolve: (logged, _args, context) => loadSubject(logged, context) }),
    note: t.exposeString('note', { description: 'The note of the moderator. Empty without one.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of the action.' }),
    moderator: t.field({
      type: UserRef,
      nullable: true,
      description:
        'The moderator who acted. Null for the operator of the site, for automatic actions, and if the account was deleted.',
      resolve: ({ moderatorId }, _args, context) => loadUser(moderatorId, context),
    }),
  }),
})

const { Connection } = defineConnection<LoggedAction>('ModerationAction', {
  node: ModerationAction,
  items: 'actions of moderators',
})

builder.queryField('moderationLog', (t) =>
  t.field({
    type: Connection,
    authScopes: { moderate: true },
    description: 'The actions of moderators and of the operator, newest first. Moderators only.',
    args: connectionArguments,
    resolve: (_root, window, { dependencies }) => MODERATION_LOG.load(dependencies.sql, {}, window),
  }),
)
