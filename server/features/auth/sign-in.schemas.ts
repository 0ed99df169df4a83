import { z } from 'zod'
import { loginSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { COOKIES } from '#server/platform/rest/openapi/headers.ts'
import { example, operation, success } from '#server/platform/rest/openapi/operation.ts'
import { EXAMPLE, TOKENS_EXAMPLE } from '#server/platform/rest/examples.ts'
import { ADDRESS_REFUSALS } from '#server/platform/rest/refusals.ts'
import { tokensSchema } from '#server/platform/rest/shapes.ts'

const { email, password } = EXAMPLE

export const login = operation({
  operationId: 'login',
  tag: 'Signing in',
  summary: 'Log in',
  description: 'Begins a session. Its tokens are in the answer for programs, and in cookies for browsers.',
  access: 'visitor',
  request: { body: loginSchema.meta(example({ email, password })) },
  answers: {
    200: success(
      { tokens: tokensSchema },
      {
        description: 'Signed in.',
        example: { message: messages.loggedIn, tokens: TOKENS_EXAMPLE },
        headers: COOKIES,
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
    403: [messages.emailNotVerified, messages.accountSuspended],
  },
})

/** In the body, or else in the cookie; what is no text counts as not given. */
const refreshTokenSchema = z
  .object({ refreshToken: z.string().optional().catch(undefined) })
  .meta(example({ refreshToken: TOKENS_EXAMPLE.refresh.token }))

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
        headers: COOKIES,
      },
    ),
  },
  refusals: { 401: [messages.noRefreshToken, messages.refreshFailed] },
})
