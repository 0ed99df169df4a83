import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { personalTokenSchema } from '#rules/token-rules.ts'
import { example, operation, success } from '#server/platform/rest/openapi/operation.ts'
import { EXAMPLE, PERSONAL_TOKEN_EXAMPLE } from '#server/platform/rest/examples.ts'
import { PASSWORD_PROOF_REFUSALS, RECENT_PROOF_REFUSALS } from '#server/platform/rest/refusals.ts'
import { idSchema, personalTokenViewSchema } from '#server/platform/rest/shapes.ts'

export const listTokens = operation({
  operationId: 'listTokens',
  tag: 'Access tokens',
  summary: "List one's access tokens",
  description: 'Newest first, without their secrets. What has expired stays in sight until it is revoked.',
  access: 'account',
  request: {},
  answers: {
    200: success(
      { tokens: z.array(personalTokenViewSchema) },
      {
        description: 'The tokens.',
        example: { message: messages.tokensFetched, tokens: [PERSONAL_TOKEN_EXAMPLE] },
      },
    ),
  },
})

export const createToken = operation({
  operationId: 'createToken',
  tag: 'Access tokens',
  summary: 'Make an access token',
  description:
    '`write` includes `read`. Needs the password, or for members without one a sign-in within the last 10 minutes. A mail tells the member of the token.',
  access: 'account',
  request: {
    body: personalTokenSchema.meta(
      example({
        name: PERSONAL_TOKEN_EXAMPLE.name,
        scopes: ['write'],
        expiresInDays: 30,
        password: EXAMPLE.password,
      }),
    ),
  },
  answers: {
    201: success(
      {
        token: z
          .string()
          .describe('The secret itself, sent as `Authorization: Bearer …`. It is told only here.'),
        accessToken: personalTokenViewSchema,
      },
      {
        description: 'Made.',
        example: {
          message: messages.tokenCreated,
          token: `guffaw_pat_${'x'.repeat(43)}`,
          accessToken: PERSONAL_TOKEN_EXAMPLE,
        },
      },
    ),
  },
  refusals: {
    400: [
      messages.tokenNameRequired,
      messages.tokenNameTooLong,
      messages.tokenScopesInvalid,
      messages.tokenDaysInvalid,
      messages.tooManyTokens,
      ...PASSWORD_PROOF_REFUSALS,
    ],
    403: RECENT_PROOF_REFUSALS,
  },
})

export const revokeToken = operation({
  operationId: 'revokeToken',
  tag: 'Access tokens',
  summary: 'Revoke an access token',
  description: 'It is good no longer, at once: what is being watched with it ends too.',
  access: 'account',
  request: { params: z.object({ id: idSchema(messages.tokenIdInvalid) }) },
  answers: { 200: success({}, { description: 'Revoked.', example: { message: messages.tokenRevoked } }) },
  refusals: { 400: [messages.tokenIdInvalid], 404: [messages.tokenNotFound] },
})
