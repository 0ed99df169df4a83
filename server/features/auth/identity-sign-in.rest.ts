import { z } from 'zod'
import { identityLinkSchema, identityProfileSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { documentRegistration } from '#server/features/members/input-documentation.ts'
import { UsernameTakenError } from '#server/features/members/refusals.ts'
import { messageField, textField } from '#server/platform/rest/fields.ts'
import { COOKIES } from '#server/platform/rest/openapi/headers.ts'
import { operationFactory } from '#server/platform/rest/operation.ts'
import { describeResponse, success } from '#server/platform/rest/responses.ts'
import { JWT_EXAMPLE, presentTokens, tokensSchema } from './auth-json.ts'
import { signInWithIdentity, startIdentitySignIn } from './identity-sign-in.ts'
import { AccountSuspendedError, IdentityRejectedError, InvalidCodeError } from './refusals.ts'

const operation = operationFactory('Signing in')

const settingsShape = {
  clientId: textField('The client id of this site at the provider.', 'guffaw.apps.provider.example'),
  scriptUrl: z.string().meta({ format: 'uri', examples: ['https://provider.example/client.js'] }),
  nonce: textField('The nonce that the ID token must contain.', 'pZ3kq0VvS1mY8xT2wB5nLg'),
}

const idTokenSchema = z
  .string(messages.identityTokenRequired)
  .meta({ description: 'The ID token of the provider.', examples: [JWT_EXAMPLE] })

const signedIn = z.object({
  success: z.literal(true),
  message: messageField(messages.loggedIn),
  tokens: tokensSchema,
})

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

operation({
  route: 'POST /auth/identity/start',
  operationId: 'startIdentitySignIn',
  summary: 'Start a sign-in with an identity provider',
  description: 'Returns the settings for the script of the provider, and stores the nonce in a cookie.',
  access: 'visitor',
  response: success(messages.identityStarted, settingsShape, COOKIES),
  refusals: [IdentityRejectedError],
  async handle({ dependencies, cookies }) {
    const settings = await startIdentitySignIn(dependencies, cookies.identityNonce)
    cookies.setIdentityNonce(settings.nonce)
    return settings
  },
})

operation({
  route: 'POST /auth/identity',
  operationId: 'signInWithIdentity',
  summary: 'Sign in with an identity provider',
  description:
    'Signs in the member with this identity. If no account uses it, repeat the request with a username and a date of birth to register. If an account has the same email address, repeat the request with its password, or with a code that `sendCode` mails.',
  access: 'visitor',
  input: (now) => ({
    body: documentRegistration(identityProfileSchema(now))
      .partial()
      .extend(identityLinkSchema.shape)
      .extend({ idToken: idTokenSchema }),
  }),
  response: describeResponse(
    'The session, or the data that the next request must contain to register or to link an account.',
    z.union([signedIn, profileNeeded, linkNeeded]),
    COOKIES,
  ),
  refusals: [InvalidCodeError, IdentityRejectedError, AccountSuspendedError, UsernameTakenError],
  async handle({ dependencies, body: { idToken, ...input }, caller, cookies }) {
    const proof = { idToken, nonce: cookies.identityNonce }
    const result = await signInWithIdentity(dependencies, proof, input, caller)
    if (result.kind === 'profile-needed')
      return { ...result, success: false as const, message: messages.identityProfileNeeded }
    if (result.kind === 'link-needed') {
      const message = result.isCodeSent ? messages.identityLinkCodeSent : messages.identityLinkNeeded
      return { ...result, success: false as const, message }
    }
    cookies.set(result.tokens)
    cookies.setIdentityNonce(null)
    return { success: true as const, message: messages.loggedIn, tokens: presentTokens(result.tokens) }
  },
})
