import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { idSchema } from '#server/platform/rest/fields.ts'
import { operationFactory } from '#server/platform/rest/operation.ts'
import { success } from '#server/platform/rest/responses.ts'
import { identitySchema } from '#server/features/auth/auth-json.ts'
import { listIdentities, unlinkIdentity } from './identities.ts'

const operation = operationFactory('Signing in')

operation({
  route: 'GET /users/me/identities',
  operationId: 'listIdentities',
  summary: 'List connected accounts',
  description: 'The accounts at identity providers that sign the caller in, oldest first.',
  access: 'account',
  response: success(messages.identitiesFetched, { identities: z.array(identitySchema) }),
  async handle({ dependencies, viewer }) {
    return { identities: await listIdentities(dependencies, viewer) }
  },
})

operation({
  route: 'DELETE /users/me/identities/:id',
  operationId: 'unlinkIdentity',
  summary: 'Disconnect an account',
  description: 'The account at the identity provider can no longer sign the caller in.',
  access: 'account',
  input: { id: idSchema(messages.identityIdInvalid) },
  response: success(messages.identityUnlinked),
  handle: ({ dependencies, viewer, id }) => unlinkIdentity(dependencies, viewer, id),
})
