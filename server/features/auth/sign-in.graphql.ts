import { messages } from '#rules/messages.ts'
import {
  AccountSuspendedError,
  BadCredentialsError,
  EmailNotVerifiedError,
  NoRefreshTokenError,
  NoTokenToRefreshError,
  TokenRefreshFailedError,
} from './refusals.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import { refreshSession } from './refresh-session.ts'
import { authenticate } from './authenticate.ts'
import { logOut, type SessionTokens } from './session.ts'
import { signIn } from './sign-in.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { defineMutation } from '#server/platform/graphql/define-mutation.ts'
import { changeViewer, dropEndedViewer } from '#server/platform/graphql/change-viewer.ts'
import { SENTENCE } from '#server/platform/graphql/sentence.ts'
import { viewerField } from '#server/features/members/viewer.graphql.ts'

export const SessionTokensType = builder.objectRef<SessionTokens>('SessionTokens').implement({
  description:
    'The tokens of a session. API clients send `Authorization: Bearer <accessToken>`; browsers receive both tokens as cookies.',
  fields: (t) => ({
    accessToken: t.exposeString('accessToken', { description: 'A JWT that is valid for 24 hours.' }),
    refreshToken: t.exposeString('refreshToken', {
      description: 'A JWT that is valid for 7 days. A session ends 90 days after its sign-in.',
    }),
  }),
})

builder.queryField('hasRefreshToken', (t) =>
  t.boolean({
    description:
      'Whether the request has a refresh token cookie, with which `refreshSession` can renew the session.',
    resolve: (_root, _args, { cookies }) => cookies.refreshToken !== null,
  }),
)

defineMutation('login', {
  access: 'visitor',
  description: 'Starts a session. Also sets the tokens as cookies.',
  refusals: [ValidationError, BadCredentialsError, EmailNotVerifiedError, AccountSuspendedError],
  input: (t) => ({
    email: t.string({ required: true, description: 'The verified email address of the account.' }),
    password: t.string({ required: true, description: 'The password of the account.' }),
  }),
  resolve: async (input, _viewer, context) => {
    const { tokens, deviceToken } = await signIn(context.dependencies, input, context.caller).catch(
      (error) => {
        if (error instanceof EmailNotVerifiedError) context.cookies.setRegistration(error.registrationId)
        throw error
      },
    )
    changeViewer(context, await authenticate(context.dependencies, tokens.accessToken))
    context.cookies.set(tokens)
    context.cookies.setDevice(deviceToken)
    return { message: messages.loggedIn, tokens }
  },
  payload: (t) => ({
    message: t.exposeString('message', SENTENCE),
    tokens: t.expose('tokens', {
      type: SessionTokensType,
      description: 'The tokens of the session, for API clients.',
    }),
    viewer: t.prismaField(viewerField),
  }),
})

defineMutation('logout', {
  access: 'visitor',
  description: 'Ends the session and clears its cookies. Succeeds also if the session has already ended.',
  refusals: [NoRefreshTokenError],
  input: (t) => ({
    refreshToken: t.string({
      description:
        'The refresh token of the session. Defaults to the cookie and then to the session of the access token.',
    }),
  }),
  resolve: async (input, viewer, context) => {
    const { dependencies, cookies } = context
    cookies.clear()
    await logOut(dependencies, [input.refreshToken, cookies.refreshToken], viewer)
    await dropEndedViewer(context)
    return { message: messages.loggedOut }
  },
  payload: (t) => ({
    message: t.exposeString('message', SENTENCE),
  }),
})

builder.objectFields(TokenRefreshFailedError, (t) => ({
  wasSessionEnded: t.exposeBoolean('wasSessionEnded', {
    description:
      'Whether the session was ended by signing out, also from another device, by a new password, a suspension or the deletion of the account. False if the token expired or was reused.',
  }),
}))

defineMutation('refreshSession', {
  access: 'visitor',
  description:
    'Exchanges a refresh token for new tokens. A refresh token works once; using it again ends the session.',
  refusals: [NoTokenToRefreshError, TokenRefreshFailedError],
  input: (t) => ({
    refreshToken: t.string({
      description: 'The newest refresh token of the session. Defaults to the cookie.',
    }),
  }),
  resolve: async (input, _viewer, context) => {
    const { dependencies, cookies } = context
    try {
      const tokens = await refreshSession(dependencies, input.refreshToken ?? cookies.refreshToken)
      cookies.set(tokens)
      return { message: messages.sessionRefreshed, tokens }
    } finally {
      // Reuse of a refresh token ends its session, which may be the caller's own.
      await dropEndedViewer(context)
    }
  },
  payload: (t) => ({
    message: t.exposeString('message', SENTENCE),
    tokens: t.expose('tokens', {
      type: SessionTokensType,
      description: 'The new tokens.',
    }),
  }),
})
