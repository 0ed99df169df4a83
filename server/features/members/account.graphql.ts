import { validate } from 'uuid'
import { messages } from '#rules/messages.ts'
import {
  MissingScopeError,
  NotAuthenticatedError,
  NotFoundError,
  ValidationError,
} from '#server/platform/refusals.ts'
import { deleteAccount } from './delete-account.ts'
import { endOneSession, listSessions, type SessionView } from '#server/features/auth/list-sessions.ts'
import { endOtherSessions } from '#server/features/auth/session.ts'
import { requireSession } from '#server/platform/viewer.ts'
import { isUsernameAvailable } from './usernames.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { descriptions } from '#server/platform/graphql/descriptions.ts'
import { dropEndedViewer } from '#server/platform/graphql/change-viewer.ts'
import { encodeGlobalId, idOfType } from '#server/platform/graphql/global-id.ts'
import { SENTENCE } from '#server/platform/graphql/sentence.ts'
import { ViewerRef } from './viewer.graphql.ts'

const account = { authScopes: { account: true } } as const
const UsernameAvailability = builder.objectRef<{ isAvailable: boolean }>('UsernameAvailability').implement({
  description: 'Whether a username can be had.',
  fields: (t) => ({
    isAvailable: t.exposeBoolean('isAvailable', { description: 'Whether nobody has it.' }),
    message: t.string({
      ...SENTENCE,
      resolve: ({ isAvailable }) => (isAvailable ? messages.usernameAvailable : messages.usernameTaken),
    }),
  }),
})

builder.queryField('usernameAvailability', (t) =>
  t.field({
    type: UsernameAvailability,
    description: 'Whether a username can be had, in upper or lower case.',
    args: {
      username: t.arg.string({ required: true, description: descriptions.username }),
    },
    resolve: async (_root, { username }, { dependencies, caller }) => ({
      isAvailable: await isUsernameAvailable(dependencies, username, caller),
    }),
  }),
)

const SessionType = builder.objectRef<SessionView>('Session').implement({
  description: 'One device the member is signed in on.',
  fields: (t) => ({
    id: t.id({
      description: 'Its global id, for `endSession`.',
      resolve: ({ id }) => encodeGlobalId('Session', id),
    }),
    userAgent: t.exposeString('userAgent', {
      nullable: true,
      description: 'The `User-Agent` that the browser or program signed in with; null when it sent none.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it signed in.' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', description: 'When it last renewed its tokens.' }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'Whether it is the one that asks.' }),
  }),
})

builder.prismaObjectField(ViewerRef, 'sessions', (t) =>
  t.field({
    type: [SessionType],
    authScopes: { account: true },
    description: 'The devices signed in now: this one first, then those used last.',
    resolve: (_viewer, _args, { dependencies, viewer }) => listSessions(dependencies, requireSession(viewer)),
  }),
)

builder.relayMutationField(
  'endSession',
  {
    description: 'Which device to sign out.',
    inputFields: (t) => ({ sessionId: t.id({ required: true, description: '`Session.id`.' }) }),
  },
  {
    ...account,
    description: 'Signs out one of the own devices, at once.',
    errors: { types: [NotFoundError, NotAuthenticatedError, MissingScopeError] },
    resolve: async (_root, { input }, context) => {
      const { dependencies, viewer } = context
      const sessionId = idOfType(input.sessionId, 'Session')
      if (!sessionId || !validate(sessionId)) throw new NotFoundError(messages.sessionNotFound)
      await endOneSession(dependencies, requireSession(viewer), sessionId)
      await dropEndedViewer(context)
      return { message: messages.sessionEnded, endedSessionId: input.sessionId }
    },
  },
  {
    description: 'The device is signed out.',
    outputFields: (t) => ({
      message: t.exposeString('message', SENTENCE),
      endedSessionId: t.exposeID('endedSessionId', {
        description: '`Session.id` of the session that ended.',
      }),
    }),
  },
)

builder.relayMutationField(
  'endOtherSessions',
  {
    description: 'Nothing has to be said.',
    inputFields: (t) => ({
      clientMutationId: t.string({ description: "The caller's own mark for the request; not used." }),
    }),
  },
  {
    ...account,
    description: 'Signs out every own device but this one, at once.',
    errors: { types: [NotAuthenticatedError, MissingScopeError] },
    resolve: async (_root, _args, { dependencies, viewer }) => {
      await endOtherSessions(dependencies, requireSession(viewer))
      return { message: messages.otherSessionsEnded }
    },
  },
  {
    description: 'Only this device is still signed in.',
    outputFields: (t) => ({
      message: t.exposeString('message', SENTENCE),
      sessions: t.field({
        type: [SessionType],
        description: 'What is left.',
        resolve: (_payload, _args, { dependencies, viewer }) =>
          listSessions(dependencies, requireSession(viewer)),
      }),
    }),
  },
)

builder.relayMutationField(
  'deleteAccount',
  {
    description: 'Proof that it is the member who asks.',
    inputFields: (t) => ({ password: t.string({ required: true, description: "The account's password." }) }),
  },
  {
    ...account,
    description: 'Deletes the account with all its posts, reactions, pictures and sessions, for good.',
    errors: { types: [ValidationError, NotAuthenticatedError, MissingScopeError] },
    resolve: async (_root, { input }, context) => {
      const { dependencies, viewer, cookies } = context
      await deleteAccount(dependencies, requireSession(viewer), input)
      cookies.clear()
      cookies.clearDevice()
      await dropEndedViewer(context)
      return { message: messages.accountDeleted }
    },
  },
  {
    description: 'The account is gone.',
    outputFields: (t) => ({ message: t.exposeString('message', SENTENCE) }),
  },
)
