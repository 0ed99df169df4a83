import { messages } from '#rules/messages.ts'
import {
  AccountSuspendedError,
  IdentityRejectedError,
  InvalidCodeError,
  UsernameTakenError,
  ValidationError,
} from '#server/platform/refusals.ts'
import { signInWithIdentity, startIdentitySignIn, type IdentitySignIn } from './identity-sign-in.ts'
import type { LinkNeeded } from './link-identity.ts'
import { authenticate } from './authenticate.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { descriptions } from '#server/platform/graphql/descriptions.ts'
import { changeViewer } from '#server/platform/graphql/change-viewer.ts'
import { SENTENCE } from '#server/platform/graphql/sentence.ts'
import { SessionTokensType } from './session.graphql.ts'
import { ViewerRef } from '#server/features/members/viewer.graphql.ts'

builder.queryField('offersIdentitySignIn', (t) =>
  t.boolean({
    description: 'Whether one can sign in with an identity provider here.',
    resolve: (_root, _args, { dependencies }) => dependencies.identityProvider !== null,
  }),
)

builder.relayMutationField(
  'startIdentitySignIn',
  {
    description: 'Nothing has to be said.',
    inputFields: (t) => ({
      clientMutationId: t.string({ description: "The caller's own mark for the request; not used." }),
    }),
  },
  {
    authScopes: { visitor: true },
    description: "Tells what the provider's script needs, and binds the sign-in to this browser by a cookie.",
    errors: { types: [IdentityRejectedError] },
    resolve: async (_root, _args, { dependencies, cookies }) => {
      const start = await startIdentitySignIn(dependencies, cookies.identityNonce)
      cookies.setIdentityNonce(start.nonce)
      return start
    },
  },
  {
    description: "What the provider's script needs.",
    outputFields: (t) => ({
      clientId: t.exposeString('clientId', { description: "This site's client id at the provider." }),
      scriptUrl: t.exposeString('scriptUrl', { description: "Where the provider's script is." }),
      nonce: t.exposeString('nonce', { description: 'To be put into the ID token.' }),
    }),
  },
)

type SignedIn = Extract<IdentitySignIn, { kind: 'signed-in' }>

const Payload = builder.objectRef<SignedIn>('SignInWithIdentityPayload').implement({
  description: 'Signed in.',
  isTypeOf: (result) => isKind(result, 'signed-in'),
  fields: (t) => ({
    message: t.string({ ...SENTENCE, resolve: () => messages.loggedIn }),
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
})

const ProfileNeeded = builder
  .objectRef<Extract<IdentitySignIn, { kind: 'profile-needed' }>>('IdentityProfileNeeded')
  .implement({
    description: 'A newcomer: send the same token again, with a username and a date of birth.',
    isTypeOf: (result) => isKind(result, 'profile-needed'),
    fields: (t) => ({
      message: t.string({ ...SENTENCE, resolve: () => messages.identityProfileNeeded }),
      email: t.exposeString('email', { description: 'The address the provider has verified.' }),
      suggestedUsername: t.exposeString('suggestedUsername', {
        description: 'To begin with; it may be taken.',
      }),
    }),
  })

const LinkNeededType = builder.objectRef<LinkNeeded>('IdentityLinkNeeded').implement({
  description:
    'An account with this address exists, and the identity is not linked to it: send the same token again, with the password of the account or with a mailed code.',
  isTypeOf: (result) => isKind(result, 'link-needed'),
  fields: (t) => ({
    message: t.string({
      ...SENTENCE,
      resolve: ({ isCodeSent }) => (isCodeSent ? messages.identityLinkCodeSent : messages.identityLinkNeeded),
    }),
    email: t.exposeString('email', { description: 'The address of the account.' }),
    hasPassword: t.exposeBoolean('hasPassword', { description: 'Whether the account has a password.' }),
    isCodeSent: t.exposeBoolean('isCodeSent', { description: 'Whether a code was requested.' }),
  }),
})

const Input = builder.inputType('SignInWithIdentityInput', {
  description: 'The token, what a newcomer chose, and the proof that an account may be linked.',
  fields: (t) => ({
    idToken: t.string({
      required: true,
      description: "The provider's ID token, with the nonce of `startIdentitySignIn`.",
    }),
    username: t.string({ description: `For newcomers: ${descriptions.username}` }),
    dateOfBirth: t.string({ description: 'For newcomers: `YYYY-MM-DD`.' }),
    termsAndConditions: t.boolean({ description: 'For newcomers: whether the terms are accepted.' }),
    password: t.string({ description: 'To link the identity to an account: its password.' }),
    otp: t.string({ description: `To link the identity to an account: ${descriptions.oneTimeCode}` }),
    sendCode: t.boolean({ description: 'Whether to mail a code that links the identity to an account.' }),
  }),
})

builder.mutationField('signInWithIdentity', (t) =>
  t.errorUnionField({
    types: [
      Payload,
      ProfileNeeded,
      LinkNeededType,
      ValidationError,
      InvalidCodeError,
      UsernameTakenError,
      IdentityRejectedError,
      AccountSuspendedError,
    ],
    authScopes: { visitor: true },
    description: 'Starts a session for who an identity provider says this is.',
    args: {
      input: t.arg({ type: Input, required: true, description: 'The token, and what it may need besides.' }),
    },
    resolve: async (_root, { input }, context) => {
      const { idToken, username, dateOfBirth, termsAndConditions, password, otp, sendCode } = input
      const { dependencies, cookies, caller } = context
      const result = await signInWithIdentity(
        dependencies,
        { idToken, nonce: cookies.identityNonce },
        {
          username: username ?? undefined,
          dateOfBirth: dateOfBirth ?? undefined,
          termsAndConditions: termsAndConditions ?? undefined,
          password: password ?? undefined,
          otp: otp ?? undefined,
          sendCode: sendCode ?? undefined,
        },
        caller,
      )
      if (result.kind === 'signed-in') {
        changeViewer(context, await authenticate(dependencies, result.tokens.accessToken))
        cookies.set(result.tokens)
        cookies.setIdentityNonce(null)
      }
      return result
    },
  }),
)

function isKind(result: unknown, kind: IdentitySignIn['kind']): boolean {
  return typeof result === 'object' && result !== null && 'kind' in result && result.kind === kind
}
