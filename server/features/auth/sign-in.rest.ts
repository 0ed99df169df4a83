import { z } from 'zod'
import { loginSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { COOKIES } from '#server/platform/rest/openapi/headers.ts'
import { operationFactory } from '#server/platform/rest/operation.ts'
import { success } from '#server/platform/rest/responses.ts'
import { jwtField, presentTokens, tokensSchema } from './auth-json.ts'
import { refreshSession } from './refresh-session.ts'
import {
  AccountSuspendedError,
  BadCredentialsError,
  EmailNotVerifiedError,
  NoRefreshTokenError,
  NoTokenToRefreshError,
  TokenRefreshFailedError,
} from './refusals.ts'
import { logOut } from './session.ts'
import { signIn } from './sign-in.ts'

const operation = operationFactory('Signing in')

const refreshTokenSchema = z.object({
  // A value that is not a string counts as missing, and the cookie is used.
  refreshToken: jwtField('The refresh token. Defaults to the cookie.').optional().catch(undefined),
})

operation({
  route: 'POST /auth/login',
  operationId: 'login',
  summary: 'Log in',
  description: 'Starts a session. API clients read its tokens from the response, browsers get cookies.',
  access: 'visitor',
  input: { body: loginSchema },
  response: success(messages.loggedIn, { tokens: tokensSchema }, COOKIES),
  refusals: [BadCredentialsError, EmailNotVerifiedError, AccountSuspendedError],
  async handle({ dependencies, body, caller, cookies }) {
    const { tokens, deviceToken } = await signIn(dependencies, body, caller).catch((error) => {
      if (error instanceof EmailNotVerifiedError) cookies.setRegistration(error.registrationId)
      throw error
    })
    cookies.set(tokens)
    cookies.setDevice(deviceToken)
    return { tokens: presentTokens(tokens) }
  },
})

operation({
  route: 'POST /auth/logout',
  operationId: 'logout',
  summary: 'Log out',
  description: 'Ends the session of the refresh token in the body or the cookie, and clears the cookies.',
  access: 'visitor',
  input: { body: refreshTokenSchema },
  response: success(messages.loggedOut),
  refusals: [NoRefreshTokenError],
  async handle({ dependencies, body, cookies, viewer }) {
    cookies.clear()
    await logOut(dependencies, [body.refreshToken, cookies.refreshToken], viewer)
  },
})

operation({
  route: 'GET /auth/verify',
  operationId: 'verifySession',
  summary: 'Check the session',
  description: 'Checks whether the access token of the request is valid.',
  access: 'read',
  response: success(messages.sessionValid),
  async handle() {},
})

operation({
  route: 'POST /auth/refresh',
  operationId: 'refreshSession',
  summary: 'Exchange the refresh token',
  description:
    'Returns new tokens for the refresh token in the body or the cookie. A refresh token can be used once; using it again ends its session.',
  access: 'visitor',
  input: { body: refreshTokenSchema },
  response: success(
    messages.sessionRefreshed,
    { token: jwtField('The new access token.'), tokens: tokensSchema },
    COOKIES,
  ),
  refusals: [NoTokenToRefreshError, TokenRefreshFailedError],
  async handle({ dependencies, body, cookies }) {
    const tokens = await refreshSession(dependencies, body.refreshToken ?? cookies.refreshToken)
    cookies.set(tokens)
    return { token: tokens.accessToken, tokens: presentTokens(tokens) }
  },
})
