import { z } from 'zod'
import {
  addressInputSchema,
  identityProfileSchema,
  loginSchema,
  oneTimeCodeInputSchema,
  registrationSchema,
  usernameSchema,
} from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { operation, success } from '#server/rest/openapi/operation.ts'
import { SESSION_COOKIES } from '#server/rest/openapi/headers.ts'
import { EXAMPLE, TOKENS_EXAMPLE } from './examples.ts'
import { tokensSchema } from './shapes.ts'

const ADDRESS_REFUSALS = [messages.emailRequired, messages.emailInvalid]
const { email, password, username, code: otp } = EXAMPLE
const PROFILE = { username, dateOfBirth: '1990-05-17', termsAndConditions: true }

const REGISTRATION_REFUSALS = [
  messages.usernameRequired,
  messages.usernameTooShort,
  messages.usernameTooLong,
  messages.usernameInvalid,
  messages.dateOfBirthRequired,
  messages.dateOfBirthInvalid,
  messages.tooYoung,
  messages.termsRequired,
]

/** `today` is asked at each call, since who is old enough depends on it. */
export const register = (today: () => Date) =>
  operation({
    operationId: 'register',
    tag: 'Signing up',
    summary: 'Register',
    description:
      'Registers a member and mails a 6-digit code to the address. A taken address is answered like a free one; its owner is told by mail.',
    access: 'visitor',
    request: {
      body: registrationSchema(today).meta({ examples: [{ ...PROFILE, email, password }] }),
    },
    answers: {
      201: success({}, { description: 'A code is on its way.', example: { message: messages.registered } }),
    },
    refusals: {
      400: [
        ...REGISTRATION_REFUSALS,
        ...ADDRESS_REFUSALS,
        messages.passwordRequired,
        messages.passwordTooShort,
        messages.passwordTooLong,
        messages.passwordTooWeak,
      ],
      409: [messages.usernameTaken],
    },
  })

export const verifyOtp = operation({
  operationId: 'verifyOtp',
  tag: 'Signing up',
  summary: 'Verify the address',
  description:
    'Verifies an address with the code that was mailed to it, and begins a session. Sets no cookie.',
  access: 'visitor',
  request: { body: oneTimeCodeInputSchema.meta({ examples: [{ email, otp }] }) },
  answers: {
    200: success(
      { tokens: tokensSchema },
      {
        description: 'The address is verified.',
        example: { message: messages.codeVerified, tokens: TOKENS_EXAMPLE },
      },
    ),
  },
  refusals: { 400: [messages.codeWrong, messages.codeInvalid, ...ADDRESS_REFUSALS] },
})

export const resendOtp = operation({
  operationId: 'resendOtp',
  tag: 'Signing up',
  summary: 'Mail the code again',
  description:
    'Mails a new code, at most one a minute. The answer is the same whether the address waits for one.',
  access: 'visitor',
  request: { body: addressInputSchema.meta({ examples: [{ email }] }) },
  answers: { 200: success({}, { description: 'Heard.', example: { message: messages.codeSent } }) },
  refusals: { 400: ADDRESS_REFUSALS },
})

export const verifyUsername = operation({
  operationId: 'verifyUsername',
  tag: 'Signing up',
  summary: 'Ask whether a username is free',
  description: '`success` is false when somebody has it, in upper or lower case.',
  access: 'visitor',
  request: { body: z.object({ username: usernameSchema }).meta({ examples: [{ username }] }) },
  answers: {
    200: z.object({ success: z.boolean(), message: z.string() }).meta({
      description: 'Free when `success` is true.',
      examples: [{ success: true, message: messages.usernameAvailable }],
    }),
  },
  refusals: {
    400: [
      messages.usernameRequired,
      messages.usernameTooShort,
      messages.usernameTooLong,
      messages.usernameInvalid,
    ],
  },
})

export const login = operation({
  operationId: 'login',
  tag: 'Signing in',
  summary: 'Log in',
  description: 'Begins a session. Its tokens are in the answer for programs, and in cookies for browsers.',
  access: 'visitor',
  request: { body: loginSchema.meta({ examples: [{ email, password }] }) },
  answers: {
    200: success(
      { tokens: tokensSchema },
      {
        description: 'Signed in.',
        example: { message: messages.loggedIn, tokens: TOKENS_EXAMPLE },
        headers: SESSION_COOKIES,
      },
    ),
  },
  refusals: {
    400: [
      ...ADDRESS_REFUSALS,
      messages.passwordRequired,
      messages.passwordTooShortForLogin,
      messages.passwordTooLong,
    ],
    401: [messages.wrongCredentials],
    403: [messages.emailNotVerified],
  },
})

/** In the body, or else in the cookie; what is no text counts as not given. */
const refreshTokenSchema = z
  .object({ refreshToken: z.string().optional().catch(undefined) })
  .meta({ examples: [{ refreshToken: TOKENS_EXAMPLE.refresh.token }] })

export const logout = operation({
  operationId: 'logout',
  tag: 'Signing in',
  summary: 'Log out',
  description:
    'Ends the session of the refresh token, given in the body or else in the cookie, and clears the cookies.',
  access: 'visitor',
  request: { body: refreshTokenSchema },
  answers: { 200: success({}, { description: 'Signed out.', example: { message: messages.loggedOut } }) },
  refusals: { 400: [messages.noRefreshTokenAtLogout] },
})

export const verifySession = operation({
  operationId: 'verifySession',
  tag: 'Signing in',
  summary: 'Ask whether the session is good',
  description: 'Says whether the access token that came along is one that every other call would take.',
  access: 'read',
  request: {},
  answers: { 200: success({}, { description: 'It is.', example: { message: messages.sessionValid } }) },
})

export const refreshSession = operation({
  operationId: 'refreshSession',
  tag: 'Signing in',
  summary: 'Exchange the refresh token',
  description:
    'Gives new tokens for a refresh token, from the body or else from the cookie. Each serves once: one that comes twice ends its session.',
  access: 'visitor',
  request: { body: refreshTokenSchema },
  answers: {
    200: success(
      { token: z.string().describe('The new access token.'), tokens: tokensSchema },
      {
        description: 'The session goes on.',
        example: {
          message: messages.sessionRefreshed,
          token: TOKENS_EXAMPLE.access.token,
          tokens: TOKENS_EXAMPLE,
        },
        headers: SESSION_COOKIES,
      },
    ),
  },
  refusals: { 401: [messages.noRefreshToken, messages.refreshFailed] },
})

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
        headers: SESSION_COOKIES,
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
      'Signs in whom the token names. A newcomer is asked for a username and a date of birth: then the call comes again with them.',
    access: 'visitor',
    request: {
      body: identityProfileSchema(today)
        .partial()
        .extend({ idToken: z.string(messages.identityRejected) })
        .meta({ examples: [{ ...PROFILE, idToken: TOKENS_EXAMPLE.access.token }] }),
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
        ])
        .meta({
          description: 'Signed in, or a newcomer who has to choose first.',
          examples: [{ success: true, message: messages.loggedIn, tokens: TOKENS_EXAMPLE }],
          headers: SESSION_COOKIES,
        }),
    },
    refusals: {
      400: REGISTRATION_REFUSALS,
      401: [messages.identityRejected, messages.identityNotConfigured],
      409: [messages.usernameTaken],
    },
  })
