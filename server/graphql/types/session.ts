import { RequestCache } from '@pothos/plugin-scope-auth'
import { messages } from '#rules/messages.ts'
import {
  BadCredentialsError,
  EmailNotVerifiedError,
  InvalidCodeError,
  NoRefreshTokenError,
  NoTokenToRefreshError,
  TokenRefreshFailedError,
  UsernameTakenError,
  ValidationError,
} from '#server/domain/errors.ts'
import { refreshSession } from '#server/domain/members/refresh-session.ts'
import { authenticate, endSession, type SessionTokens } from '#server/domain/members/session.ts'
import { signIn } from '#server/domain/members/sign-in.ts'
import { register, resendCode, verifyEmail } from '#server/domain/members/sign-up.ts'
import { builder } from '../builder.ts'
import { ViewerRef } from './viewer.ts'

const SENTENCE = { description: 'A sentence to show.' }

/** Each of these is how a visitor becomes a member, or a member a visitor. */
const visitor = { authScopes: { visitor: true } } as const

export const SessionTokensType = builder.objectRef<SessionTokens>('SessionTokens').implement({
  description:
    'What a program sends to be known: `Authorization: Bearer <accessToken>`. A browser has both as cookies.',
  fields: (t) => ({
    accessToken: t.exposeString('accessToken', { description: 'A JWT, good for 24 hours.' }),
    refreshToken: t.exposeString('refreshToken', { description: 'A JWT, good for 7 days.' }),
  }),
})

builder.relayMutationField(
  'register',
  {
    description: 'Who wants to become a member.',
    inputFields: (t) => ({
      username: t.string({ required: true, description: 'From 3 letters, digits and underscores.' }),
      dateOfBirth: t.string({ required: true, description: '`YYYY-MM-DD`; members are 18 or older.' }),
      email: t.string({ required: true, description: 'A six-digit code is sent there.' }),
      password: t.string({
        required: true,
        description:
          'From 8 characters, with an upper-case letter, a lower-case letter and a special character.',
      }),
      termsAndConditions: t.boolean({
        required: true,
        description: 'Whether the terms are accepted; they must be.',
      }),
    }),
  },
  {
    ...visitor,
    description: 'Registers a member, who then verifies the address with `verifyOtp`.',
    errors: { types: [ValidationError, UsernameTakenError] },
    resolve: async (_root, { input }, { dependencies, caller }) => {
      await register(dependencies, input, caller)
      return { message: messages.registered }
    },
  },
  {
    description: 'Registered; a code is on its way.',
    outputFields: (t) => ({
      message: t.exposeString('message', SENTENCE),
    }),
  },
)

builder.relayMutationField(
  'verifyOtp',
  {
    description: 'The code that came by mail.',
    inputFields: (t) => ({
      email: t.string({ required: true, description: 'The address it was sent to.' }),
      otp: t.string({ required: true, description: 'Six digits.' }),
    }),
  },
  {
    ...visitor,
    description: 'Verifies an address. Sets no cookie: the site shows the login next.',
    errors: { types: [ValidationError, InvalidCodeError] },
    resolve: async (_root, { input }, { dependencies, caller }) => ({
      message: messages.codeVerified,
      tokens: (await verifyEmail(dependencies, input, caller)).tokens,
    }),
  },
  {
    description: 'The address is verified.',
    outputFields: (t) => ({
      message: t.exposeString('message', SENTENCE),
      tokens: t.field({
        type: SessionTokensType,
        description: 'A session that programs may use at once.',
        resolve: ({ tokens }) => tokens,
      }),
    }),
  },
)

builder.relayMutationField(
  'resendOtp',
  {
    description: 'Where to send another code.',
    inputFields: (t) => ({ email: t.string({ required: true, description: 'The address to verify.' }) }),
  },
  {
    ...visitor,
    description:
      'Sends another code, at most once a minute. Answers alike whether or not the address waits for one.',
    errors: { types: [ValidationError] },
    resolve: async (_root, { input }, { dependencies, caller }) => {
      await resendCode(dependencies, input, caller)
      return { message: messages.codeSent }
    },
  },
  {
    description: 'Asked for another code.',
    outputFields: (t) => ({
      message: t.exposeString('message', SENTENCE),
    }),
  },
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
    errors: { types: [ValidationError, BadCredentialsError, EmailNotVerifiedError] },
    resolve: async (_root, { input }, context) => {
      const { memberId, tokens } = await signIn(context.dependencies, input, context.caller)
      context.viewer = await authenticate(context.dependencies, tokens.accessToken)
      // What was found out about the visitor no longer holds for the rest of the operation.
      RequestCache.clearForContext(context)
      context.cookies.set(tokens)
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
      refreshToken: t.string({ description: "The session's refresh token; without it the cookie counts." }),
    }),
  },
  {
    ...visitor,
    description: 'Ends the session on the server and clears the cookies, also when there was none to end.',
    errors: { types: [NoRefreshTokenError] },
    resolve: async (_root, { input }, { dependencies, cookies }) => {
      cookies.clear()
      await endSession(dependencies, input.refreshToken ?? cookies.refreshToken)
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
    resolve: async (_root, { input }, { dependencies, cookies }) => {
      const tokens = await refreshSession(dependencies, input.refreshToken ?? cookies.refreshToken)
      cookies.set(tokens)
      return { message: messages.sessionRefreshed, tokens }
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
