import { z } from 'zod'
import {
  addressInputSchema,
  oneTimeCodeInputSchema,
  registrationSchema,
  usernameSchema,
} from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { describeRegistration } from '#server/features/members/input-descriptions.ts'
import { UsernameTakenError } from '#server/features/members/refusals.ts'
import { isUsernameAvailable } from '#server/features/members/usernames.ts'
import { COOKIES } from '#server/platform/rest/openapi/headers.ts'
import { operation } from '#server/platform/rest/operation.ts'
import { bodyExample, success } from '#server/platform/rest/responses.ts'
import {
  CODE_EXAMPLE,
  CREDENTIALS_EXAMPLE,
  presentTokens,
  REGISTRATION_EXAMPLE,
  TOKENS_EXAMPLE,
  tokensSchema,
} from './auth-json.ts'
import { InvalidCodeError } from './refusals.ts'
import { startSession } from './session.ts'
import { register, resendCode, verifyEmail } from './sign-up.ts'

const { email } = CREDENTIALS_EXAMPLE

export const signUpOperations = [
  operation({
    route: 'POST /auth/register',
    operationId: 'register',
    tag: 'Signing up',
    summary: 'Register',
    description:
      'Registers a member and mails a 6-digit code to the email address. The response is the same if the address is taken; its owner is notified by mail.',
    access: 'visitor',
    input: (now) => ({
      body: describeRegistration(registrationSchema(now)).meta(
        bodyExample({ ...REGISTRATION_EXAMPLE, ...CREDENTIALS_EXAMPLE }),
      ),
    }),
    status: 201,
    response: success(messages.registered, {}, { description: 'A code was sent.', headers: COOKIES }),
    refusals: [UsernameTakenError],
    async handle({ dependencies, body, caller, cookies }) {
      cookies.setRegistration(await register(dependencies, body, caller))
    },
  }),

  operation({
    route: 'POST /auth/otp-verify',
    operationId: 'verifyOtp',
    tag: 'Signing up',
    summary: 'Verify the email address',
    description:
      'Verifies the email address with the mailed code and starts a session. Does not set cookies.',
    access: 'visitor',
    input: { body: oneTimeCodeInputSchema.meta(bodyExample({ email, otp: CODE_EXAMPLE })) },
    response: success(
      messages.codeVerified,
      { tokens: tokensSchema },
      { description: 'The email address is verified.', example: { tokens: TOKENS_EXAMPLE } },
    ),
    refusals: [InvalidCodeError, UsernameTakenError],
    async handle({ dependencies, body, caller }) {
      const { memberId } = await verifyEmail(dependencies, body, caller)
      return { tokens: presentTokens(await startSession(dependencies, memberId, caller.userAgent)) }
    },
  }),

  operation({
    route: 'POST /auth/otp-resend',
    operationId: 'resendOtp',
    tag: 'Signing up',
    summary: 'Send the code again',
    description:
      'Mails a new code, at most one per minute. The response is the same whether a registration is pending.',
    access: 'visitor',
    input: { body: addressInputSchema.meta(bodyExample({ email })) },
    response: success(messages.codeSent, {}, { description: 'The request was accepted.' }),
    async handle({ dependencies, body, caller }) {
      await resendCode(dependencies, body, caller)
    },
  }),

  operation({
    route: 'POST /auth/verify-username',
    operationId: 'verifyUsername',
    tag: 'Signing up',
    summary: 'Check whether a username is available',
    description: '`success` is false if the username is taken. Usernames are case-insensitive.',
    access: 'visitor',
    input: {
      body: z
        .object({ username: usernameSchema })
        .meta(bodyExample({ username: REGISTRATION_EXAMPLE.username })),
    },
    response: z.object({ success: z.boolean(), message: z.string() }).meta({
      description: 'Whether the username is available.',
      examples: [{ success: true, message: messages.usernameAvailable }],
    }),
    async handle({ dependencies, body, caller }) {
      const isAvailable = await isUsernameAvailable(dependencies, body.username, caller)
      return {
        success: isAvailable,
        message: isAvailable ? messages.usernameAvailable : messages.usernameTaken,
      }
    },
  }),
]
