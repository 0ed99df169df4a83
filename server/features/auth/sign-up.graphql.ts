import { messages } from '#rules/messages.ts'
import { InvalidCodeError } from './refusals.ts'
import { UsernameTakenError } from '#server/features/members/refusals.ts'
import { isUsernameAvailable } from '#server/features/members/usernames.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import { startSession } from './session.ts'
import { register, resendCode, verifyEmail } from './sign-up.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { defineMutation } from '#server/platform/graphql/define-mutation.ts'
import { descriptions } from '#server/platform/graphql/descriptions.ts'
import { SENTENCE } from '#server/platform/graphql/sentence.ts'
import { SessionTokensType } from './sign-in.graphql.ts'

const UsernameAvailability = builder.objectRef<{ isAvailable: boolean }>('UsernameAvailability').implement({
  description: 'The availability of a username.',
  fields: (t) => ({
    isAvailable: t.exposeBoolean('isAvailable', { description: 'Whether the username is available.' }),
    message: t.string({
      ...SENTENCE,
      resolve: ({ isAvailable }) => (isAvailable ? messages.usernameAvailable : messages.usernameTaken),
    }),
  }),
})

builder.queryField('usernameAvailability', (t) =>
  t.field({
    type: UsernameAvailability,
    description: 'Checks whether a username is available, regardless of case.',
    args: {
      username: t.arg.string({ required: true, description: descriptions.username }),
    },
    resolve: async (_root, { username }, { dependencies, caller }) => ({
      isAvailable: await isUsernameAvailable(dependencies, username, caller),
    }),
  }),
)

defineMutation('register', {
  access: 'visitor',
  description: 'Registers a member, who must verify the email address with `verifyOtp`.',
  refusals: [ValidationError, UsernameTakenError],
  input: (t) => ({
    username: t.string({ required: true, description: descriptions.username }),
    dateOfBirth: t.string({
      required: true,
      description: 'The date of birth, as `YYYY-MM-DD`. Members must be at least 18 years old.',
    }),
    email: t.string({
      required: true,
      description: 'The email address, to which a six-digit code is sent.',
    }),
    password: t.string({
      required: true,
      description: descriptions.newPassword,
    }),
    termsAndConditions: t.boolean({
      required: true,
      description: 'Whether the terms are accepted, which is required.',
    }),
  }),
  resolve: async (input, _viewer, { dependencies, caller, cookies }) => {
    cookies.setRegistration(await register(dependencies, input, caller))
    return { message: messages.registered }
  },
  payload: (t) => ({
    message: t.exposeString('message', SENTENCE),
  }),
})

defineMutation('verifyOtp', {
  access: 'visitor',
  description: 'Verifies the email address of a registration. Sets no cookies.',
  refusals: [ValidationError, InvalidCodeError, UsernameTakenError],
  input: (t) => ({
    email: t.string({ required: true, description: 'The email address that the code was sent to.' }),
    otp: t.string({ required: true, description: descriptions.oneTimeCode }),
  }),
  resolve: async (input, _viewer, { dependencies, caller }) => ({
    message: messages.codeVerified,
    memberId: (await verifyEmail(dependencies, input, caller)).memberId,
  }),
  payload: (t) => ({
    message: t.exposeString('message', SENTENCE),
    tokens: t.field({
      type: SessionTokensType,
      description: 'The tokens of a new session, for API clients. Selecting this field starts the session.',
      resolve: ({ memberId }, _args, { dependencies, caller }) =>
        startSession(dependencies, memberId, caller.userAgent),
    }),
  }),
})

defineMutation('resendOtp', {
  access: 'visitor',
  description:
    'Sends another code, at most once a minute. The response is the same whether or not a code is pending for the address.',
  refusals: [ValidationError],
  input: (t) => ({
    email: t.string({ required: true, description: 'The email address to verify.' }),
  }),
  resolve: async (input, _viewer, { dependencies, caller }) => {
    await resendCode(dependencies, input, caller)
    return { message: messages.codeSent }
  },
  payload: (t) => ({
    message: t.exposeString('message', SENTENCE),
  }),
})
