import { z } from 'zod'
import {
  addressInputSchema,
  oneTimeCodeInputSchema,
  registrationSchema,
  usernameSchema,
} from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { documentRegistration } from '#server/features/members/input-documentation.ts'
import { UsernameTakenError } from '#server/features/members/refusals.ts'
import { isUsernameAvailable } from '#server/features/members/usernames.ts'
import { messageField } from '#server/platform/rest/fields.ts'
import { COOKIES } from '#server/platform/rest/openapi/headers.ts'
import { operationFactory } from '#server/platform/rest/operation.ts'
import { describeResponse, success } from '#server/platform/rest/responses.ts'
import { presentTokens, tokensSchema } from './auth-json.ts'
import { InvalidCodeError } from './refusals.ts'
import { startSession } from './session.ts'
import { register, resendCode, verifyEmail } from './sign-up.ts'

const operation = operationFactory('Signing up')

operation({
  route: 'POST /auth/register',
  operationId: 'register',
  summary: 'Register',
  description:
    'Registers a member and mails a 6-digit code to the email address. The response is the same if the address is taken; its owner is notified by mail.',
  access: 'visitor',
  input: (now) => ({ body: documentRegistration(registrationSchema(now)) }),
  status: 201,
  response: success(messages.registered, {}, COOKIES),
  refusals: [UsernameTakenError],
  async handle({ dependencies, body, caller, cookies }) {
    cookies.setRegistration(await register(dependencies, body, caller))
  },
})

operation({
  route: 'POST /auth/otp-verify',
  operationId: 'verifyOtp',
  summary: 'Verify the email address',
  description: 'Verifies the email address with the mailed code and starts a session. Does not set cookies.',
  access: 'visitor',
  input: { body: oneTimeCodeInputSchema },
  response: success(messages.codeVerified, { tokens: tokensSchema }),
  refusals: [InvalidCodeError, UsernameTakenError],
  async handle({ dependencies, body, caller }) {
    const { memberId } = await verifyEmail(dependencies, body, caller)
    return { tokens: presentTokens(await startSession(dependencies, memberId, caller.userAgent)) }
  },
})

operation({
  route: 'POST /auth/otp-resend',
  operationId: 'resendOtp',
  summary: 'Send the code again',
  description:
    'Mails a new code, at most one per minute. The response is the same whether a registration is pending.',
  access: 'visitor',
  input: { body: addressInputSchema },
  response: success(messages.codeSent),
  handle: ({ dependencies, body, caller }) => resendCode(dependencies, body, caller),
})

operation({
  route: 'POST /auth/verify-username',
  operationId: 'verifyUsername',
  summary: 'Check whether a username is available',
  description: '`success` is false if the username is taken. Usernames are case-insensitive.',
  access: 'visitor',
  input: { body: z.object({ username: usernameSchema }) },
  response: describeResponse(
    'Whether the username is available.',
    z.object({
      success: z.boolean(),
      message: messageField(messages.usernameAvailable),
    }),
  ),
  async handle({ dependencies, body, caller }) {
    const isAvailable = await isUsernameAvailable(dependencies, body.username, caller)
    return {
      success: isAvailable,
      message: isAvailable ? messages.usernameAvailable : messages.usernameTaken,
    }
  },
})
