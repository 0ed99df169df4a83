import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { personalTokenSchema } from '#rules/token-rules.ts'
import { NotFoundError } from '#server/platform/refusals.ts'
import { idSchema } from '#server/platform/rest/fields.ts'
import { operation } from '#server/platform/rest/operation.ts'
import { bodyExample, success } from '#server/platform/rest/responses.ts'
import { ACCESS_TOKEN_EXAMPLE, accessTokenSchema, CREDENTIALS_EXAMPLE } from './auth-json.ts'
import { createPersonalToken, listPersonalTokens, revokePersonalToken } from './personal-tokens.ts'
import { PasswordRequiredError, RecentSignInRequiredError } from './refusals.ts'

export const accessTokenOperations = [
  operation({
    route: 'GET /tokens',
    operationId: 'listTokens',
    tag: 'Access tokens',
    summary: 'List own access tokens',
    description: 'Newest first, without their secrets. Expired tokens are listed until they are revoked.',
    access: 'account',
    input: {},
    response: success(
      messages.tokensFetched,
      { tokens: z.array(accessTokenSchema) },
      { description: 'The tokens.', example: { tokens: [ACCESS_TOKEN_EXAMPLE] } },
    ),
    async handle({ dependencies, viewer }) {
      return { tokens: await listPersonalTokens(dependencies, viewer) }
    },
  }),

  operation({
    route: 'POST /tokens',
    operationId: 'createToken',
    tag: 'Access tokens',
    summary: 'Create an access token',
    description:
      '`write` includes `read`. Requires the password, or a sign-in within the last 10 minutes of members without one. The member is notified by mail.',
    access: 'account',
    input: {
      body: personalTokenSchema.meta(
        bodyExample({
          name: ACCESS_TOKEN_EXAMPLE.name,
          scopes: ['write'],
          expiresInDays: 30,
          password: CREDENTIALS_EXAMPLE.password,
        }),
      ),
    },
    status: 201,
    response: success(
      messages.tokenCreated,
      {
        token: z
          .string()
          .describe('The secret, sent as `Authorization: Bearer …`. Only this response contains it.'),
        accessToken: accessTokenSchema,
      },
      {
        description: 'The new token.',
        example: { token: `guffaw_pat_${'x'.repeat(43)}`, accessToken: ACCESS_TOKEN_EXAMPLE },
      },
    ),
    refusals: [PasswordRequiredError, RecentSignInRequiredError],
    async handle({ dependencies, viewer, body }) {
      const { token, personalToken } = await createPersonalToken(dependencies, viewer, body)
      return { token, accessToken: personalToken }
    },
  }),

  operation({
    route: 'DELETE /tokens/:id',
    operationId: 'revokeToken',
    tag: 'Access tokens',
    summary: 'Revoke an access token',
    description: 'The token becomes invalid immediately, and its subscriptions end.',
    access: 'account',
    input: { id: idSchema(messages.tokenIdInvalid) },
    response: success(messages.tokenRevoked, {}, { description: 'The token is revoked.' }),
    refusals: [NotFoundError],
    async handle({ dependencies, viewer, id }) {
      await revokePersonalToken(dependencies, viewer, id)
    },
  }),
]
