import { messages } from '#rules/messages.ts'
import {
  AccountSuspendedError,
  BadCredentialsError,
  EmailNotVerifiedError,
  NoRefreshTokenError,
  NoTokenToRefreshError,
  TokenRefreshFailedError,
  ValidationError,
} from '#server/platform/refusals.ts'
import { refreshSession } from './refresh-session.ts'
import { authenticate } from './authenticate.ts'
import { logOut, type SessionTokens } from './session.ts'
import { signIn } from './sign-in.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { changeViewer, dropEndedViewer } from '#server/platform/graphql/change-viewer.ts'
import { SENTENCE } from '#server/platform/graphql/sentence.ts'
import { ViewerRef } from '#server/features/members/viewer.graphql.ts'

/** Each of these is how a visitor signs in, or a member out. */
const visitor = { authScopes: { visitor: true } } as const

export const SessionTokensType = builder.objectRef<SessionTokens>('SessionTokens').implement({
  description:
    'What a program sends to be known: `Authorization: Bearer <accessToken>`. A browser has both as cookies.',
  fields: (t) => ({
    accessToken: t.exposeString('accessToken', { description: 'A JWT, good for 24 hours.' }),
    refreshToken: t.exposeString('refreshToken', {
      description: 'A JWT, good for 7 days. A session ends 90 days after its sign-in.',
    }),
  }),
})

builder.queryField('hasRefreshToken', (t) =>
  t.boolean({
    description:
      'Whether the request carries a refresh token cookie, with which refreshSession can renew the session.',
    resolve: (_root, _args, { cookies }) => cookies.refreshToken !== null,
  }),
)

builder.relayMutationField(
  'login',
  {
    description: 'Who wants to sign in.',
    inputFields: (t) => ({
      email: t.string({ required: true, description: 'A verified address.' }),
      password: t.string({ required: true, description: 'Its password.' }),
    }),
  },
  {
    ...visitor,
    description: 'Starts a session; a browser gets its tokens as cookies too.',
    errors: { types: [ValidationError, BadCredentialsError, EmailNotVerifiedError, AccountSuspendedError] },
    resolve: async (_root, { input }, context) => {
      const { memberId, tokens, deviceToken } = await signIn(
        context.dependencies,
        input,
        context.caller,
      ).catch((error) => {
        if (error instanceof EmailNotVerifiedError) context.cookies.setRegistration(error.registrationId)
        throw error
      })
      changeViewer(context, await authenticate(context.dependencies, tokens.accessToken))
      context.cookies.set(tokens)
      context.cookies.setDevice(deviceToken)
      return { message: messages.loggedIn, memberId, tokens }
    },
  },
  {
    description: 'Signed in.',
    outputFields: (t) => ({
      message: t.exposeString('message', SENTENCE),
      tokens: t.field({
        type: SessionTokensType,
        description: 'The session, for programs.',
        resolve: ({ tokens }) => tokens,
      }),
      viewer: t.prismaField({
        type: ViewerRef,
        description: 'The member who is signed in now.',
        resolve: (query, { memberId }, _args, { dependencies }) =>
          dependencies.database.member.findUniqueOrThrow({ ...query, where: { id: memberId } }),
      }),
    }),
  },
)

builder.relayMutationField(
  'logout',
  {
    description: 'Which session to end.',
    inputFields: (t) => ({
      refreshToken: t.string({
        description:
          "The session's refresh token. Without it, or when it is none of ours, the cookie counts, then the access token.",
      }),
    }),
  },
  {
    ...visitor,
    description: 'Ends the session on the server and clears the cookies, also when there was none to end.',
    errors: { types: [NoRefreshTokenError] },
    resolve: async (_root, { input }, context) => {
      const { dependencies, cookies, viewer } = context
      cookies.clear()
      await logOut(dependencies, [input.refreshToken, cookies.refreshToken], viewer)
      await dropEndedViewer(context)
      return { message: messages.loggedOut }
    },
  },
  {
    description: 'Signed out.',
    outputFields: (t) => ({
      message: t.exposeString('message', SENTENCE),
    }),
  },
)

builder.relayMutationField(
  'refreshSession',
  {
    description: 'Which session to go on with.',
    inputFields: (t) => ({
      refreshToken: t.string({ description: 'The newest refresh token; without it the cookie counts.' }),
    }),
  },
  {
    ...visitor,
    description:
      'Exchanges a refresh token for new tokens. Each serves once: one that comes again ends the whole session.',
    errors: { types: [NoTokenToRefreshError, TokenRefreshFailedError] },
    resolve: async (_root, { input }, context) => {
      const { dependencies, cookies } = context
      try {
        const tokens = await refreshSession(dependencies, input.refreshToken ?? cookies.refreshToken)
        cookies.set(tokens)
        return { message: messages.sessionRefreshed, tokens }
      } finally {
        // A token that came again may have been of the caller's own session.
        await dropEndedViewer(context)
      }
    },
  },
  {
    description: 'The session goes on.',
    outputFields: (t) => ({
      message: t.exposeString('message', SENTENCE),
      tokens: t.field({
        type: SessionTokensType,
        description: 'The next tokens.',
        resolve: ({ tokens }) => tokens,
      }),
    }),
  },
)
