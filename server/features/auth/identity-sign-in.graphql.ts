import { messages } from '#rules/messages.ts'
import { AccountSuspendedError, IdentityRejectedError, InvalidCodeError } from './refusals.ts'
import { UsernameTakenError } from '#server/features/members/refusals.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import { signInWithIdentity, startIdentitySignIn, type IdentitySignIn } from './identity-sign-in.ts'
import type { LinkNeeded } from './link-identity.ts'
import { authenticate } from './authenticate.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { defineMutation } from '#server/platform/graphql/define-mutation.ts'
import { descriptions } from '#server/platform/graphql/descriptions.ts'
import { changeViewer } from '#server/platform/graphql/change-viewer.ts'
import { omitNulls } from '#server/platform/omit-nulls.ts'
import { SENTENCE } from '#server/platform/graphql/sentence.ts'
import { SessionTokensType } from './sign-in.graphql.ts'
import { viewerField } from '#server/features/members/viewer.graphql.ts'

builder.queryField('offersIdentitySignIn', (t) =>
  t.boolean({
    description: 'Whether this site offers sign-in with an identity provider.',
    resolve: (_root, _args, { dependencies }) => dependencies.identityProvider !== null,
  }),
)

defineMutation('startIdentitySignIn', {
  access: 'visitor',
  description:
    "Returns the settings for the provider's script and binds the sign-in to this browser by a cookie.",
  refusals: [IdentityRejectedError],
  resolve: async (_input, _viewer, { dependencies, cookies }) => {
    const start = await startIdentitySignIn(dependencies, cookies.identityNonce)
    cookies.setIdentityNonce(start.nonce)
    return start
  },
  payload: (t) => ({
    clientId: t.exposeString('clientId', { description: 'The client id of this site at the provider.' }),
    scriptUrl: t.exposeString('scriptUrl', { description: "The URL of the provider's script." }),
    nonce: t.exposeString('nonce', { description: 'The nonce that the ID token must contain.' }),
  }),
})

type SignedIn = Extract<IdentitySignIn, { kind: 'signed-in' }>

const Payload = builder.objectRef<SignedIn>('SignInWithIdentityPayload').implement({
  description: 'The member is signed in.',
  isTypeOf: (result) => isKind(result, 'signed-in'),
  fields: (t) => ({
    message: t.string({ ...SENTENCE, resolve: () => messages.loggedIn }),
    tokens: t.expose('tokens', {
      type: SessionTokensType,
      description: 'The tokens of the session, for API clients.',
    }),
    viewer: t.prismaField(viewerField),
  }),
})

const ProfileNeeded = builder
  .objectRef<Extract<IdentitySignIn, { kind: 'profile-needed' }>>('IdentityProfileNeeded')
  .implement({
    description:
      'No account uses this identity. Send the same token again with a username and a date of birth to register.',
    isTypeOf: (result) => isKind(result, 'profile-needed'),
    fields: (t) => ({
      message: t.string({ ...SENTENCE, resolve: () => messages.identityProfileNeeded }),
      email: t.exposeString('email', { description: 'The email address that the provider verified.' }),
      suggestedUsername: t.exposeString('suggestedUsername', {
        description: 'A suggestion for the username, which may be taken.',
      }),
    }),
  })

const LinkNeededType = builder.objectRef<LinkNeeded>('IdentityLinkNeeded').implement({
  description:
    'An account with this email address exists and is not linked to the identity. Send the same token again with the password of the account or with a mailed code.',
  isTypeOf: (result) => isKind(result, 'link-needed'),
  fields: (t) => ({
    message: t.string({
      ...SENTENCE,
      resolve: ({ isCodeSent }) => (isCodeSent ? messages.identityLinkCodeSent : messages.identityLinkNeeded),
    }),
    email: t.exposeString('email', { description: 'The email address of the account.' }),
    hasPassword: t.exposeBoolean('hasPassword', { description: 'Whether the account has a password.' }),
    isCodeSent: t.exposeBoolean('isCodeSent', {
      description: 'Whether this request asked for a mailed code.',
    }),
  }),
})

const Input = builder.inputType('SignInWithIdentityInput', {
  description: 'Input of `signInWithIdentity`.',
  fields: (t) => ({
    idToken: t.string({
      required: true,
      description: 'The ID token of the provider, with the nonce of `startIdentitySignIn`.',
    }),
    username: t.string({ description: `The username of a new member: ${descriptions.username}` }),
    dateOfBirth: t.string({ description: 'The date of birth of a new member, as `YYYY-MM-DD`.' }),
    termsAndConditions: t.boolean({ description: 'Whether a new member accepts the terms.' }),
    password: t.string({ description: 'The password of the account to link the identity to.' }),
    otp: t.string({
      description: `The mailed code to link the identity to an account. ${descriptions.oneTimeCode}`,
    }),
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
    description: 'Signs in with the ID token of an identity provider.',
    args: {
      input: t.arg({
        type: Input,
        required: true,
        description: 'The ID token and further data that the sign-in may require.',
      }),
    },
    resolve: async (_root, { input }, context) => {
      const { dependencies, cookies, caller } = context
      const { idToken, ...details } = input
      const proof = { idToken, nonce: cookies.identityNonce }
      const result = await signInWithIdentity(dependencies, proof, omitNulls(details), caller)
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
