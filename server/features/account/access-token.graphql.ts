import {
  PERSONAL_TOKEN_DAYS_DEFAULT,
  PERSONAL_TOKEN_DAYS_MAX,
  PERSONAL_TOKEN_NAME_MAX,
  RECENT_SIGN_IN_MINUTES,
} from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import { PasswordRequiredError, RecentSignInRequiredError } from '#server/features/auth/refusals.ts'
import {
  createPersonalToken,
  listPersonalTokens,
  revokePersonalToken,
  type PersonalTokenView,
} from './personal-tokens.ts'
import { requireSession } from '#server/platform/viewer.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { defineMutation } from '#server/platform/graphql/define-mutation.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { omitNulls } from '#server/platform/omit-nulls.ts'
import { SENTENCE } from '#server/platform/graphql/sentence.ts'
import { viewerField, ViewerRef } from '#server/features/members/viewer.graphql.ts'

const account = { authScopes: { account: true } } as const

const AccessTokenScope = builder.enumType('AccessTokenScope', {
  description: 'The access that a personal access token grants.',
  values: {
    READ: { value: 'read', description: 'Allows queries, subscriptions and GET requests.' },
    WRITE: {
      value: 'write',
      description: 'Allows changing posts, comments, reactions, the profile and its photo. Includes `READ`.',
    },
  } as const,
})

const PersonalAccessToken = builder.objectRef<PersonalTokenView>('PersonalAccessToken').implement({
  description:
    'A bearer token for API clients, sent as `Authorization: Bearer <token>` to the GraphQL API or the REST API. Its secret is returned once, when the token is created.',
  fields: (t) => ({
    id: t.id({
      description: 'The global id, for `revokeAccessToken`.',
      resolve: ({ id }) => encodeGlobalId('PersonalAccessToken', id),
    }),
    name: t.exposeString('name', { description: 'The name that the owner gave the token.' }),
    scopes: t.expose('scopes', { type: [AccessTokenScope], description: 'The scopes of the token.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the token was created.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the token expires.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the token was last used, to the minute. Null if it was never used.',
    }),
    isExpired: t.exposeBoolean('isExpired', { description: 'Whether the token has expired.' }),
  }),
})

builder.prismaObjectField(ViewerRef, 'accessTokens', (t) =>
  t.field({
    ...account,
    type: [PersonalAccessToken],
    description: 'The personal access tokens, newest first. Includes expired tokens.',
    resolve: (_viewer, _args, { dependencies, viewer }) =>
      listPersonalTokens(dependencies, requireSession(viewer)),
  }),
)

defineMutation('createAccessToken', {
  access: 'account',
  description: 'Creates a personal access token and notifies its owner by mail.',
  refusals: [ValidationError, PasswordRequiredError, RecentSignInRequiredError],
  input: (t) => ({
    name: t.string({
      required: true,
      description: `A name to recognize the token by: 1 to ${PERSONAL_TOKEN_NAME_MAX} characters.`,
    }),
    scopes: t.field({
      type: [AccessTokenScope],
      required: true,
      description: 'The scopes of the token, at least one.',
    }),
    expiresInDays: t.int({
      defaultValue: PERSONAL_TOKEN_DAYS_DEFAULT,
      description: `The lifetime in days, from 1 to ${PERSONAL_TOKEN_DAYS_MAX}.`,
    }),
    password: t.string({
      description: `The password of the account. Members without one must have signed in within the last ${RECENT_SIGN_IN_MINUTES} minutes.`,
    }),
  }),
  resolve: async (input, viewer, { dependencies }) =>
    createPersonalToken(dependencies, viewer, omitNulls(input)),
  payload: (t) => ({
    message: t.string({ ...SENTENCE, resolve: () => messages.tokenCreated }),
    token: t.exposeString('token', {
      description: 'The secret of the token, which is returned only here.',
    }),
    accessToken: t.field({
      type: PersonalAccessToken,
      description: 'The token without its secret.',
      resolve: ({ personalToken }) => personalToken,
    }),
    viewer: t.prismaField(viewerField),
  }),
})

defineMutation('revokeAccessToken', {
  access: 'account',
  description: 'Revokes a personal access token immediately and closes its subscriptions.',
  ids: {
    accessTokenId: {
      typename: 'PersonalAccessToken',
      description: 'The `PersonalAccessToken.id` of the token to revoke.',
      notFound: messages.tokenNotFound,
    },
  },
  resolve: async ({ accessTokenId: id }, viewer, { dependencies }) => {
    await revokePersonalToken(dependencies, viewer, id)
    return {
      message: messages.tokenRevoked,
      revokedAccessTokenId: encodeGlobalId('PersonalAccessToken', id),
    }
  },
  payload: (t) => ({
    message: t.exposeString('message', SENTENCE),
    revokedAccessTokenId: t.exposeID('revokedAccessTokenId', {
      description: 'The `PersonalAccessToken.id` of the revoked token.',
    }),
    viewer: t.prismaField(viewerField),
  }),
})
