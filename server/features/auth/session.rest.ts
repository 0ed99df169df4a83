import { z } from 'zod'
import { loginSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { COOKIES } from '#server/platform/rest/openapi/headers.ts'
import { NotFoundError } from '#server/platform/refusals.ts'
import { idSchema } from '#server/platform/rest/fields.ts'
import { operation } from '#server/platform/rest/operation.ts'
import { bodyExample, success } from '#server/platform/rest/responses.ts'
import {
  CREDENTIALS_EXAMPLE,
  presentTokens,
  SESSION_EXAMPLE,
  sessionSchema,
  TOKENS_EXAMPLE,
  tokensSchema,
} from './auth-json.ts'
import { endOneSession, listSessions } from './list-sessions.ts'
import { refreshSession } from './refresh-session.ts'
import {
  AccountSuspendedError,
  BadCredentialsError,
  EmailNotVerifiedError,
  NoRefreshTokenError,
  NoTokenToRefreshError,
  TokenRefreshFailedError,
} from './refusals.ts'
import { endOtherSessions, logOut } from './session.ts'
import { signIn } from './sign-in.ts'

/** A value that is not a string counts as missing, and the cookie is used. */
const refreshTokenSchema = z
  .object({ refreshToken: z.string().optional().catch(undefined) })
  .meta(bodyExample({ refreshToken: TOKENS_EXAMPLE.refresh.token }))

export const sessionOperations = [
  operation({
    route: 'POST /auth/login',
    operationId: 'login',
    tag: 'Signing in',
    summary: 'Log in',
    description: 'Starts a session. API clients read its tokens from the response, browsers get cookies.',
    access: 'visitor',
    input: { body: loginSchema.meta(bodyExample(CREDENTIALS_EXAMPLE)) },
    response: success(
      messages.loggedIn,
      { tokens: tokensSchema },
      { description: 'The session.', example: { tokens: TOKENS_EXAMPLE }, headers: COOKIES },
    ),
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
  }),

  operation({
    route: 'POST /auth/logout',
    operationId: 'logout',
    tag: 'Signing in',
    summary: 'Log out',
    description: 'Ends the session of the refresh token in the body or the cookie, and clears the cookies.',
    access: 'visitor',
    input: { body: refreshTokenSchema },
    response: success(messages.loggedOut, {}, { description: 'The session has ended.' }),
    refusals: [NoRefreshTokenError],
    async handle({ dependencies, body, cookies, viewer }) {
      cookies.clear()
      await logOut(dependencies, [body.refreshToken ?? null, cookies.refreshToken], viewer)
    },
  }),

  operation({
    route: 'GET /auth/verify',
    operationId: 'verifySession',
    tag: 'Signing in',
    summary: 'Check the session',
    description: 'Checks whether the access token of the request is valid.',
    access: 'read',
    input: {},
    response: success(messages.sessionValid, {}, { description: 'The access token is valid.' }),
    async handle() {},
  }),

  operation({
    route: 'POST /auth/refresh',
    operationId: 'refreshSession',
    tag: 'Signing in',
    summary: 'Exchange the refresh token',
    description:
      'Returns new tokens for the refresh token in the body or the cookie. A refresh token can be used once; using it again ends its session.',
    access: 'visitor',
    input: { body: refreshTokenSchema },
    response: success(
      messages.sessionRefreshed,
      { token: z.string().describe('The new access token.'), tokens: tokensSchema },
      {
        description: 'The new tokens.',
        example: { token: TOKENS_EXAMPLE.access.token, tokens: TOKENS_EXAMPLE },
        headers: COOKIES,
      },
    ),
    refusals: [NoTokenToRefreshError, TokenRefreshFailedError],
    async handle({ dependencies, body, cookies }) {
      const tokens = await refreshSession(dependencies, body.refreshToken ?? cookies.refreshToken)
      cookies.set(tokens)
      return { token: tokens.accessToken, tokens: presentTokens(tokens) }
    },
  }),

  operation({
    route: 'GET /users/me/sessions',
    operationId: 'listSessions',
    tag: 'Signing in',
    summary: 'List own sessions',
    description: 'The devices on which the caller is signed in: this device, then the most recently used.',
    access: 'account',
    input: {},
    response: success(
      messages.sessionsFetched,
      { sessions: z.array(sessionSchema) },
      { description: 'The sessions.', example: { sessions: [SESSION_EXAMPLE] } },
    ),
    async handle({ dependencies, viewer }) {
      return { sessions: await listSessions(dependencies, viewer) }
    },
  }),

  operation({
    route: 'DELETE /users/me/sessions',
    operationId: 'endOtherSessions',
    tag: 'Signing in',
    summary: 'Sign out all other devices',
    description: 'Ends all sessions except the session of this request.',
    access: 'account',
    input: {},
    response: success(messages.otherSessionsEnded, {}, { description: 'The other sessions have ended.' }),
    async handle({ dependencies, viewer }) {
      await endOtherSessions(dependencies, viewer)
    },
  }),

  operation({
    route: 'DELETE /users/me/sessions/:id',
    operationId: 'endSession',
    tag: 'Signing in',
    summary: 'Sign out one device',
    description: 'Ends one session of the caller.',
    access: 'account',
    input: { id: idSchema(messages.sessionIdInvalid) },
    response: success(messages.sessionEnded, {}, { description: 'The session has ended.' }),
    refusals: [NotFoundError],
    async handle({ dependencies, viewer, id }) {
      await endOneSession(dependencies, viewer, id)
    },
  }),
]
