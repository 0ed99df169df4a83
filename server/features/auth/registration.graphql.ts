import { messages } from '#rules/messages.ts'
import { InvalidCodeError, UsernameTakenError, ValidationError } from '#server/platform/refusals.ts'
import { startSession } from './session.ts'
import { register, resendCode, verifyEmail } from './sign-up.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { descriptions } from '#server/platform/graphql/descriptions.ts'
import { SENTENCE } from '#server/platform/graphql/sentence.ts'
import { SessionTokensType } from './session.graphql.ts'

/** Each of these is how a visitor becomes a member. */
const visitor = { authScopes: { visitor: true } } as const

builder.relayMutationField(
  'register',
  {
    description: 'Who wants to become a member.',
    inputFields: (t) => ({
      username: t.string({ required: true, description: descriptions.username }),
      dateOfBirth: t.string({ required: true, description: '`YYYY-MM-DD`; members are 18 or older.' }),
      email: t.string({ required: true, description: 'A six-digit code is sent there.' }),
      password: t.string({
        required: true,
        description: descriptions.newPassword,
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
    resolve: async (_root, { input }, { dependencies, caller, cookies }) => {
      cookies.setRegistration(await register(dependencies, input, caller))
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
      otp: t.string({ required: true, description: descriptions.oneTimeCode }),
    }),
  },
  {
    ...visitor,
    description: 'Verifies an address. Sets no cookie: the site shows the login next.',
    errors: { types: [ValidationError, InvalidCodeError, UsernameTakenError] },
    resolve: async (_root, { input }, { dependencies, caller }) => ({
      message: messages.codeVerified,
      memberId: (await verifyEmail(dependencies, input, caller)).memberId,
    }),
  },
  {
    description: 'The address is verified.',
    outputFields: (t) => ({
      message: t.exposeString('message', SENTENCE),
      tokens: t.field({
        type: SessionTokensType,
        description: 'A session that programs may use at once; it begins when this field is asked for.',
        resolve: ({ memberId }, _args, { dependencies, caller }) =>
          startSession(dependencies, memberId, caller.userAgent),
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
