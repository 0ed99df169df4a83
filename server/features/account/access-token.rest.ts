import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { personalTokenSchema } from '#rules/token-rules.ts'
import { idSchema, textField } from '#server/platform/rest/fields.ts'
import { operationFactory } from '#server/platform/rest/operation.ts'
import { success } from '#server/platform/rest/responses.ts'
import { accessTokenSchema } from '#server/features/auth/auth-json.ts'
import { createPersonalToken, listPersonalTokens, revokePersonalToken } from './personal-tokens.ts'
import { PasswordRequiredError, RecentSignInRequiredError } from '#server/features/auth/refusals.ts'

const operation = operationFactory('Access tokens')

const secretField = textField(
  'The secret, sent as `Authorization: Bearer …`. Only this response contains it.',
  `guffaw_pat_${'x'.repeat(43)}`,
)

operation({
  route: 'GET /tokens',
  operationId: 'listTokens',
  summary: 'List own access tokens',
  description: 'Newest first, without their secrets. Expired tokens are listed until they are revoked.',
  access: 'account',
  response: success(messages.tokensFetched, { tokens: z.array(accessTokenSchema) }),
  async handle({ dependencies, viewer }) {
    return { tokens: await listPersonalTokens(dependencies, viewer) }
  },
})

operation({
  route: 'POST /tokens',
  operationId: 'createToken',
  summary: 'Create an access token',
  description:
    '`write` includes `read`. Requires the password, or a sign-in within the last 10 minutes of members without one. The member is notified by mail.',
  access: 'account',
  input: { body: personalTokenSchema },
  status: 201,
  response: success(messages.tokenCreated, { token: secretField, accessToken: accessTokenSchema }),
  refusals: [PasswordRequiredError, RecentSignInRequiredError],
  async handle({ dependencies, viewer, body }) {
    const { token, personalToken } = await createPersonalToken(dependencies, viewer, body)
    return { token, accessToken: personalToken }
  },
})

operation({
  route: 'DELETE /tokens/:id',
  operationId: 'revokeToken',
  summary: 'Revoke an access token',
  description: 'The token becomes invalid immediately, and its subscriptions end.',
  access: 'account',
  input: { id: idSchema(messages.tokenIdInvalid) },
  response: success(messages.tokenRevoked),
  handle: ({ dependencies, viewer, id }) => revokePersonalToken(dependencies, viewer, id),
})
