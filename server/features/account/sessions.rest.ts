import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { idSchema } from '#server/platform/rest/fields.ts'
import { operationFactory } from '#server/platform/rest/operation.ts'
import { success } from '#server/platform/rest/responses.ts'
import { sessionSchema } from '#server/features/auth/auth-json.ts'
import { endOneSession, endOtherSessions, listSessions } from './manage-sessions.ts'

const operation = operationFactory('Signing in')

operation({
  route: 'GET /users/me/sessions',
  operationId: 'listSessions',
  summary: 'List own sessions',
  description: 'The devices on which the caller is signed in: this device, then the most recently used.',
  access: 'account',
  response: success(messages.sessionsFetched, { sessions: z.array(sessionSchema) }),
  async handle({ dependencies, viewer }) {
    return { sessions: await listSessions(dependencies, viewer) }
  },
})

operation({
  route: 'DELETE /users/me/sessions',
  operationId: 'endOtherSessions',
  summary: 'Sign out all other devices',
  description: 'Ends all sessions except the session of this request.',
  access: 'account',
  response: success(messages.otherSessionsEnded),
  handle: ({ dependencies, viewer }) => endOtherSessions(dependencies, viewer),
})

operation({
  route: 'DELETE /users/me/sessions/:id',
  operationId: 'endSession',
  summary: 'Sign out one device',
  description: 'Ends one session of the caller.',
  access: 'account',
  input: { id: idSchema(messages.sessionIdInvalid) },
  response: success(messages.sessionEnded),
  handle: ({ dependencies, viewer, id }) => endOneSession(dependencies, viewer, id),
})
