import { messages } from '#rules/messages.ts'
import { viewerField, ViewerRef } from '#server/features/members/viewer.graphql.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { defineMutation } from '#server/platform/graphql/define-mutation.ts'
import { dropEndedViewer } from '#server/platform/graphql/change-viewer.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { SENTENCE } from '#server/platform/graphql/sentence.ts'
import { requireSession } from '#server/platform/viewer.ts'
import { endOneSession, endOtherSessions, listSessions, type SessionView } from './manage-sessions.ts'

const account = { authScopes: { account: true } } as const

const SessionType = builder.objectRef<SessionView>('Session').implement({
  description: 'A session of the member on one device.',
  fields: (t) => ({
    id: t.id({
      description: 'The global id, for `endSession`.',
      resolve: ({ id }) => encodeGlobalId('Session', id),
    }),
    userAgent: t.exposeString('userAgent', {
      nullable: true,
      description: 'The `User-Agent` header at sign-in. Null if there was none.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the session started.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      description: 'When the session last renewed its tokens.',
    }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'Whether this is the session of the request.' }),
  }),
})

builder.prismaObjectField(ViewerRef, 'sessions', (t) =>
  t.field({
    type: [SessionType],
    ...account,
    description: 'The active sessions: the current session first, then the most recently used.',
    resolve: (_viewer, _args, { dependencies, viewer }) => listSessions(dependencies, requireSession(viewer)),
  }),
)

defineMutation('endSession', {
  access: 'account',
  description: 'Ends one session of the viewer immediately.',
  ids: {
    sessionId: {
      typename: 'Session',
      description: 'The `Session.id` of the session to end.',
      notFound: messages.sessionNotFound,
    },
  },
  resolve: async ({ sessionId }, viewer, context) => {
    const { dependencies } = context
    await endOneSession(dependencies, viewer, sessionId)
    await dropEndedViewer(context)
    return { message: messages.sessionEnded, endedSessionId: encodeGlobalId('Session', sessionId) }
  },
  payload: (t) => ({
    message: t.exposeString('message', SENTENCE),
    endedSessionId: t.exposeID('endedSessionId', {
      description: 'The `Session.id` of the ended session.',
    }),
    viewer: t.prismaField({
      ...viewerField,
      nullable: true,
      description: 'The viewer after the mutation. Null if the session was the current one.',
      resolve: (query, payload, args, context) =>
        context.viewer && viewerField.resolve(query, payload, args, context),
    }),
  }),
})

defineMutation('endOtherSessions', {
  access: 'account',
  description: 'Ends all sessions of the viewer except the current one immediately.',
  resolve: async (_input, viewer, { dependencies }) => {
    await endOtherSessions(dependencies, viewer)
    return { message: messages.otherSessionsEnded }
  },
  payload: (t) => ({
    message: t.exposeString('message', SENTENCE),
    sessions: t.field({
      type: [SessionType],
      description: 'The remaining sessions.',
      resolve: (_payload, _args, { dependencies, viewer }) =>
        listSessions(dependencies, requireSession(viewer)),
    }),
    viewer: t.prismaField(viewerField),
  }),
})
