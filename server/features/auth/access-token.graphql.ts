import {
  PERSONAL_TOKEN_DAYS_DEFAULT,
  PERSONAL_TOKEN_DAYS_MAX,
  PERSONAL_TOKEN_NAME_MAX,
  RECENT_SIGN_IN_MINUTES,
} from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import {
  MissingScopeError,
  NotAuthenticatedError,
  NotFoundError,
  PasswordRequiredError,
  RecentSignInRequiredError,
  ValidationError,
} from '#server/platform/refusals.ts'
import {
  createPersonalToken,
  listPersonalTokens,
  revokePersonalToken,
  type PersonalTokenView,
} from './personal-tokens.ts'
import { requireSession } from '#server/platform/viewer.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { encodeGlobalId, idOfType } from '#server/platform/graphql/global-id.ts'
import { SENTENCE } from '#server/platform/graphql/sentence.ts'
import { loadViewer, ViewerRef } from '#server/features/members/viewer.graphql.ts'

const account = { authScopes: { account: true } } as const

const AccessTokenScope = builder.enumType('AccessTokenScope', {
  description: 'What a personal access token lets a program do in its owner’s name.',
  values: {
    READ: { value: 'read', description: 'Queries, subscriptions and GET requests.' },
    WRITE: {
      value: 'write',
      description: 'Also posts, reactions, the profile and its photo. Includes `READ`.',
    },
  } as const,
})

const PersonalAccessToken = builder.objectRef<PersonalTokenView>('PersonalAccessToken').implement({
  description:
    'Lets a program in, as `Authorization: Bearer <token>` over either door. Its secret is told once, when it is made.',
  fields: (t) => ({
    id: t.id({
      description: 'For `revokeAccessToken`.',
      resolve: ({ id }) => encodeGlobalId('PersonalAccessToken', id),
    }),
    name: t.exposeString('name', { description: "Its owner's word for what it is for." }),
    scopes: t.expose('scopes', { type: [AccessTokenScope], description: 'What it lets a program do.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it is good.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used, within a minute; null: never.',
    }),
    isExpired: t.exposeBoolean('isExpired', { description: 'Whether its time is over.' }),
  }),
})

builder.prismaObjectField(ViewerRef, 'accessTokens', (t) =>
  t.field({
    ...account,
    type: [PersonalAccessToken],
    description: 'The personal access tokens, newest first, also those that have expired.',
    resolve: (_viewer, _args, { dependencies, viewer }) =>
      listPersonalTokens(dependencies, requireSession(viewer)),
  }),
)

builder.relayMutationField(
  'createAccessToken',
  {
    description: 'What the token is for.',
    inputFields: (t) => ({
      name: t.string({
        required: true,
        description: `To know it again by: 1 to ${PERSONAL_TOKEN_NAME_MAX} characters.`,
      }),
      scopes: t.field({
        type: [AccessTokenScope],
        required: true,
        description: 'What it lets a program do: at least one.',
      }),
      expiresInDays: t.int({
        defaultValue: PERSONAL_TOKEN_DAYS_DEFAULT,
        description: `From 1 to ${PERSONAL_TOKEN_DAYS_MAX}.`,
      }),
      password: t.string({
        description: `The password of the account. Members without one must have signed in within the last ${RECENT_SIGN_IN_MINUTES} minutes.`,
      }),
    }),
  },
  {
    ...account,
    description: 'Makes a personal access token. A mail tells its owner.',
    errors: {
      types: [
        ValidationError,
        PasswordRequiredError,
        RecentSignInRequiredError,
        NotAuthenticatedError,
        MissingScopeError,
      ],
    },
    resolve: (_root, { input }, { dependencies, viewer }) => {
      const { expiresInDays, password, ...token } = input
      return createPersonalToken(dependencies, requireSession(viewer), {
        ...token,
        expiresInDays: expiresInDays ?? undefined,
        password: password ?? undefined,
      })
    },
  },
  {
    description: 'The token is made.',
    outputFields: (t) => ({
      message: t.string({ ...SENTENCE, resolve: () => messages.tokenCreated }),
      token: t.exposeString('token', { description: 'The secret itself: it is told now and never again.' }),
      accessToken: t.field({
        type: PersonalAccessToken,
        description: 'The token as it is listed.',
        resolve: ({ personalToken }) => personalToken,
      }),
      viewer: t.prismaField({
        type: ViewerRef,
        description: 'The member with the new token.',
        resolve: (query, _payload, _args, context) => loadViewer(query, context),
      }),
    }),
  },
)

builder.relayMutationField(
  'revokeAccessToken',
  {
    description: 'Which token to revoke.',
    inputFields: (t) => ({
      accessTokenId: t.id({ required: true, description: '`PersonalAccessToken.id`.' }),
    }),
  },
  {
    ...account,
    description: 'Takes a personal access token back, at once: what is watched with it ends too.',
    errors: { types: [NotFoundError, NotAuthenticatedError, MissingScopeError] },
    resolve: async (_root, { input }, { dependencies, viewer }) => {
      const id = idOfType(input.accessTokenId, 'PersonalAccessToken')
      if (!id) throw new NotFoundError(messages.tokenNotFound)
      await revokePersonalToken(dependencies, requireSession(viewer), id)
      return { message: messages.tokenRevoked, revokedAccessTokenId: input.accessTokenId }
    },
  },
  {
    description: 'The token is good no longer.',
    outputFields: (t) => ({
      message: t.exposeString('message', SENTENCE),
      revokedAccessTokenId: t.exposeID('revokedAccessTokenId', {
        description: '`PersonalAccessToken.id` of the token that is gone.',
      }),
    }),
  },
)
