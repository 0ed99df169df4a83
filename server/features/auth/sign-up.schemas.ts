import { z } from 'zod'
import {
  addressInputSchema,
  oneTimeCodeInputSchema,
  registrationSchema,
  usernameSchema,
} from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { COOKIES } from '#server/platform/rest/openapi/headers.ts'
import { example, operation, success } from '#server/platform/rest/openapi/operation.ts'
import { EXAMPLE, NEWCOMER_EXAMPLE, TOKENS_EXAMPLE } from '#server/platform/rest/examples.ts'
import { describeRegistration } from '#server/platform/rest/inputs.ts'
import {
  ADDRESS_REFUSALS,
  NEW_PASSWORD_REFUSALS,
  NEWCOMER_REFUSALS,
  USERNAME_REFUSALS,
} from '#server/platform/rest/refusals.ts'
import { tokensSchema } from '#server/platform/rest/shapes.ts'

const { email, password, username, code: otp } = EXAMPLE

/** `today` is asked at each call, since who is old enough depends on it. */
export const register = (today: () => Date) =>
  operation({
    operationId: 'register',
    tag: 'Signing up',
    summary: 'Register',
    description:
      'Registers a member and mails a 6-digit code to the address. A taken address is answered like a free one; its owner is told by mail.',
    access: 'visitor',
    request: {
      body: describeRegistration(registrationSchema(today)).meta(
        example({ ...NEWCOMER_EXAMPLE, email, password }),
      ),
    },
    answers: {
      201: success(
        {},
        {
          description: 'A code is on its way.',
          example: { message: messages.registered },
          headers: COOKIES,
        },
      ),
    },
    refusals: {
      400: [...NEWCOMER_REFUSALS, ...ADDRESS_REFUSALS, ...NEW_PASSWORD_REFUSALS],
      409: [messages.usernameTaken],
    },
  })

export const verifyOtp = operation({
  operationId: 'verifyOtp',
  tag: 'Signing up',
  summary: 'Verify the address',
  description:
    'Verifies an address with the code that was mailed to it, and begins a session. Sets no cookie.',
  access: 'visitor',
  request: { body: oneTimeCodeInputSchema.meta(example({ email, otp })) },
  answers: {
    200: success(
      { tokens: tokensSchema },
      {
        description: 'The address is verified.',
        example: { message: messages.codeVerified, tokens: TOKENS_EXAMPLE },
      },
    ),
  },
  refusals: {
    400: [messages.codeWrong, messages.codeInvalid, ...ADDRESS_REFUSALS],
    409: [messages.usernameTakenMeanwhile],
  },
})

export const resendOtp = operation({
  operationId: 'resendOtp',
  tag: 'Signing up',
  summary: 'Mail the code again',
  description:
    'Mails a new code, at most one a minute. The answer is the same whether the address waits for one.',
  access: 'visitor',
  request: { body: addressInputSchema.meta(example({ email })) },
  answers: { 200: success({}, { description: 'Heard.', example: { message: messages.codeSent } }) },
  refusals: { 400: ADDRESS_REFUSALS },
})

export const verifyUsername = operation({
  operationId: 'verifyUsername',
  tag: 'Signing up',
  summary: 'Ask whether a username is free',
  description: '`success` is false when somebody has it, in upper or lower case.',
  access: 'visitor',
  request: { body: z.object({ username: usernameSchema }).meta(example({ username })) },
  answers: {
    200: z.object({ success: z.boolean(), message: z.string() }).meta({
      description: 'Free when `success` is true.',
      examples: [{ success: true, message: messages.usernameAvailable }],
    }),
  },
  refusals: {
    400: USERNAME_REFUSALS,
  },
})
