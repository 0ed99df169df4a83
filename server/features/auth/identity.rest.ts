import { z } from 'zod'
import { identityLinkSchema, identityProfileSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { describeRegistration } from '#server/features/members/input-descriptions.ts'
import { UsernameTakenError } from '#server/features/members/refusals.ts'
import { NotFoundError } from '#server/platform/refusals.ts'
import { idSchema } from '#server/platform/rest/fields.ts'
import { COOKIES } from '#server/platform/rest/openapi/headers.ts'
import { operation } from '#server/platform/rest/operation.ts'
import { bodyExample, success } from '#server/platform/rest/responses.ts'
import {
  IDENTITY_EXAMPLE,
  identitySchema,
  presentTokens,
  REGISTRATION_EXAMPLE,
  TOKENS_EXAMPLE,
  tokensSchema,
} from './auth-json.ts'
import { listIdentities, unlinkIdentity } from './identities.ts'
import { signInWithIdentity, startIdentitySignIn } from './identity-sign-in.ts'
import { AccountSuspendedError, IdentityRejectedError, InvalidCodeError } from './refusals.ts'

const signedIn = z.object({ success: z.literal(true), message: z.string(), tokens: tokensSchema })

const profileNeeded = z.object({
  success: z.literal(false),
  message: z.string(),
  email: z.string(),
  suggestedUsername: z.string(),
})

const linkNeeded = z.object({
  success: z.literal(false),
  message: z.string(),
  email: z.string(),
  hasPassword: z.boolean().describe('Whether the account with this email address has a password.'),
  isCodeSent: z.boolean().describe('Whether a code was requested.'),
})

export const identityOperations = [
  operation({
    route: 'POST /auth/identity/start',
    operationId: 'startIdentitySignIn',
    tag: 'Signing in',
    summary: 'Start a sign-in with an identity provider',
    description: 'Returns what the script of the provider needs, and stores the nonce in a cookie.',
    access: 'visitor',
    input: {},
    response: success(
      messages.identityStarted,
      { clientId: z.string(), scriptUrl: z.string().meta({ format: 'uri' }), nonce: z.string() },
      {
        description: 'The parameters for the script of the provider.',
        example: {
          clientId: 'guffaw.apps.provider.example',
          scriptUrl: 'https://provider.example/client.js',
          nonce: 'pZ3kq0VvS1mY8xT2wB5nLg',
        },
        headers: COOKIES,
      },
    ),
    refusals: [IdentityRejectedError],
    async handle({ dependencies, cookies }) {
      const start = await startIdentitySignIn(dependencies, cookies.identityNonce)
      cookies.setIdentityNonce(start.nonce)
      return start
    },
  }),

  operation({
    route: 'POST /auth/identity',
    operationId: 'signInWithIdentity',
    tag: 'Signing in',
    summary: 'Sign in with an identity provider',
    description:
      'Signs in the member with this identity. If no account uses it, repeat the request with a username and a date of birth to register. If an account has the same email address, repeat the request with its password, or with a code that `sendCode` mails.',
    access: 'visitor',
    input: (now) => ({
      body: describeRegistration(identityProfileSchema(now))
        .partial()
        .extend(identityLinkSchema.shape)
        .extend({ idToken: z.string(messages.identityTokenRequired) })
        .meta(bodyExample({ ...REGISTRATION_EXAMPLE, idToken: TOKENS_EXAMPLE.access.token })),
    }),
    response: z.union([signedIn, profileNeeded, linkNeeded]).meta({
      description: 'The session, or what the next request must contain to register or to link an account.',
      examples: [{ success: true, message: messages.loggedIn, tokens: TOKENS_EXAMPLE }],
      headers: COOKIES,
    }),
    refusals: [InvalidCodeError, IdentityRejectedError, AccountSuspendedError, UsernameTakenError],
    async handle({ dependencies, body: { idToken, ...input }, caller, cookies }) {
      const proof = { idToken, nonce: cookies.identityNonce }
      const result = await signInWithIdentity(dependencies, proof, input, caller)
      if (result.kind === 'profile-needed') {
        const { email, suggestedUsername } = result
        return { success: false as const, message: messages.identityProfileNeeded, email, suggestedUsername }
      }
      if (result.kind === 'link-needed') {
        const { kind: _kind, ...details } = result
        const message = details.isCodeSent ? messages.identityLinkCodeSent : messages.identityLinkNeeded
        return { success: false as const, message, ...details }
      }
      cookies.set(result.tokens)
      cookies.setIdentityNonce(null)
      return { success: true as const, message: messages.loggedIn, tokens: presentTokens(result.tokens) }
    },
  }),

  operation({
    route: 'GET /users/me/identities',
    operationId: 'listIdentities',
    tag: 'Signing in',
    summary: 'List connected accounts',
    description: 'The accounts at identity providers that sign the caller in, oldest first.',
    access: 'account',
    input: {},
    response: success(
      messages.identitiesFetched,
      { identities: z.array(identitySchema) },
      { description: 'The connected accounts.', example: { identities: [IDENTITY_EXAMPLE] } },
    ),
    async handle({ dependencies, viewer }) {
      return { identities: await listIdentities(dependencies, viewer) }
    },
  }),

  operation({
    route: 'DELETE /users/me/identities/:id',
    operationId: 'unlinkIdentity',
    tag: 'Signing in',
    summary: 'Disconnect an account',
    description: 'The account at the identity provider can no longer sign the caller in.',
    access: 'account',
    input: { id: idSchema(messages.identityIdInvalid) },
    response: success(messages.identityUnlinked, {}, { description: 'The account is disconnected.' }),
    refusals: [NotFoundError],
    async handle({ dependencies, viewer, id }) {
      await unlinkIdentity(dependencies, viewer, id)
    },
  }),
]
