import { z } from 'zod'
import { identityLinkSchema, identityProfileSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { COOKIES } from '#server/platform/rest/openapi/headers.ts'
import { example, operation, success } from '#server/platform/rest/openapi/operation.ts'
import { NEWCOMER_EXAMPLE, TOKENS_EXAMPLE } from '#server/platform/rest/examples.ts'
import { describeRegistration } from '#server/platform/rest/inputs.ts'
import { NEWCOMER_REFUSALS, PASSWORD_PROOF_REFUSALS } from '#server/platform/rest/refusals.ts'
import { tokensSchema } from '#server/platform/rest/shapes.ts'

export const startIdentitySignIn = operation({
  operationId: 'startIdentitySignIn',
  tag: 'Signing in',
  summary: "Begin to sign in with another provider's account",
  description: "Tells what the provider's script needs. The nonce is kept in a cookie until the token comes.",
  access: 'visitor',
  request: {},
  answers: {
    200: success(
      { clientId: z.string(), scriptUrl: z.string().meta({ format: 'uri' }), nonce: z.string() },
      {
        description: "What the provider's script needs.",
        example: {
          message: messages.identityStarted,
          clientId: 'guffaw.apps.provider.example',
          scriptUrl: 'https://provider.example/client.js',
          nonce: 'pZ3kq0VvS1mY8xT2wB5nLg',
        },
        headers: COOKIES,
      },
    ),
  },
  refusals: { 401: [messages.identityNotConfigured] },
})

export const signInWithIdentity = (today: () => Date) =>
  operation({
    operationId: 'signInWithIdentity',
    tag: 'Signing in',
    summary: "Sign in with another provider's token",
    description:
      'Signs in whom the token names. A newcomer is asked for a username and a date of birth: then the call comes again with them. When an account with the same address exists, the call comes again with its password, or with a code that `sendCode` mails.',
    access: 'visitor',
    request: {
      body: describeRegistration(identityProfileSchema(today))
        .partial()
        .extend(identityLinkSchema.shape)
        .extend({ idToken: z.string(messages.identityTokenRequired) })
        .meta(example({ ...NEWCOMER_EXAMPLE, idToken: TOKENS_EXAMPLE.access.token })),
    },
    answers: {
      200: z
        .union([
          z.object({ success: z.literal(true), message: z.string(), tokens: tokensSchema }),
          z.object({
            success: z.literal(false),
            message: z.string(),
            email: z.string(),
            suggestedUsername: z.string(),
          }),
          z.object({
            success: z.literal(false),
            message: z.string(),
            email: z.string(),
            hasPassword: z.boolean().describe('Whether the account with this address has a password.'),
            isCodeSent: z.boolean().describe('Whether a code was requested.'),
          }),
        ])
        .meta({
          description:
            'Signed in; or a newcomer who has to choose first; or an account that must be proven to be linked.',
          examples: [{ success: true, message: messages.loggedIn, tokens: TOKENS_EXAMPLE }],
          headers: COOKIES,
        }),
    },
    refusals: {
      400: [
        messages.identityTokenRequired,
        messages.codeWrong,
        messages.codeInvalid,
        ...NEWCOMER_REFUSALS,
        ...PASSWORD_PROOF_REFUSALS,
      ],
      401: [messages.identityRejected, messages.identityNotConfigured, messages.identityAlreadyLinked],
      403: [messages.accountSuspended],
      409: [messages.usernameTaken],
    },
  })
