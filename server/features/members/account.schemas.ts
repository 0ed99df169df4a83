import { z } from 'zod'
import { emailChangeSchema, passwordIfAnySchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { ATTACHMENT } from '#server/platform/rest/openapi/headers.ts'
import { example, operation, success } from '#server/platform/rest/openapi/operation.ts'
import { EXAMPLE, EXPORT_EXAMPLE, IDENTITY_EXAMPLE, SESSION_EXAMPLE } from '#server/platform/rest/examples.ts'
import { PASSWORD_PROOF_REFUSALS, RECENT_PROOF_REFUSALS } from '#server/platform/rest/refusals.ts'
import { identitySchema, idSchema, sessionSchema } from '#server/platform/rest/shapes.ts'

export const confirmEmail = operation({
  operationId: 'confirmEmail',
  tag: 'Account',
  summary: 'Confirm a new address',
  description: 'Makes the new address count, with the code that was mailed to it and the password.',
  access: 'account',
  request: { body: emailChangeSchema.meta(example({ otp: EXAMPLE.code, password: EXAMPLE.password })) },
  answers: {
    200: success({}, { description: 'The new address counts.', example: { message: messages.emailChanged } }),
  },
  refusals: { 400: [messages.codeWrong, messages.codeInvalid, ...PASSWORD_PROOF_REFUSALS] },
})

export const listSessions = operation({
  operationId: 'listSessions',
  tag: 'Signing in',
  summary: "List one's sessions",
  description: 'The devices the caller is signed in on: this one first, then those used last.',
  access: 'account',
  request: {},
  answers: {
    200: success(
      { sessions: z.array(sessionSchema) },
      {
        description: 'The sessions.',
        example: { message: messages.sessionsFetched, sessions: [SESSION_EXAMPLE] },
      },
    ),
  },
})

export const endOtherSessions = operation({
  operationId: 'endOtherSessions',
  tag: 'Signing in',
  summary: 'Sign out all other devices',
  description: 'Ends every session but the one that asks.',
  access: 'account',
  request: {},
  answers: {
    200: success({}, { description: 'Ended.', example: { message: messages.otherSessionsEnded } }),
  },
})

export const endSession = operation({
  operationId: 'endSession',
  tag: 'Signing in',
  summary: 'Sign out one device',
  description: "Ends one of the caller's own sessions.",
  access: 'account',
  request: { params: z.object({ id: idSchema(messages.sessionIdInvalid) }) },
  answers: { 200: success({}, { description: 'Ended.', example: { message: messages.sessionEnded } }) },
  refusals: { 400: [messages.sessionIdInvalid], 404: [messages.sessionNotFound] },
})

const moment = z.date()

/** Each section is contributed by a feature's lifecycle. */
export const dataExport = z
  .strictObject({
    exportedAt: moment,
    profile: z.object({
      id: z.string(),
      username: z.string(),
      fullName: z.string(),
      bio: z.string().nullable(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      emailVerifiedAt: moment.nullable(),
      dateOfBirth: z.string().meta({ format: 'date' }),
      joinedAt: moment,
      photoUrl: z.string().nullable(),
    }),
    posts: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        tags: z.array(z.string()),
        media: z
          .object({ url: z.string().nullable(), altText: z.string(), width: z.int(), height: z.int() })
          .nullable(),
        likes: z.int(),
        dislikes: z.int(),
        createdAt: moment,
      }),
    ),
    reactions: z.array(z.object({ postId: z.string(), type: z.string(), createdAt: moment })),
    shares: z.array(z.object({ postId: z.string(), createdAt: moment })),
    identities: z.array(z.object({ issuer: z.string(), linkedAt: moment })),
    sessions: z.array(
      z.object({
        userAgent: z.string().nullable(),
        createdAt: moment,
        lastUsedAt: moment,
        endedAt: moment.nullable(),
      }),
    ),
    accessTokens: z.array(
      z.object({
        name: z.string(),
        scopes: z.array(z.string()),
        createdAt: moment,
        expiresAt: moment,
        lastUsedAt: moment.nullable(),
      }),
    ),
  })
  .meta({ description: 'The file.', examples: [EXPORT_EXAMPLE], headers: ATTACHMENT })

export const exportData = operation({
  operationId: 'exportData',
  tag: 'Account',
  summary: "Take one's data along, without a password",
  description:
    'Everything that is stored about the caller and theirs to take along, as one file. Only for members without a password who signed in within the last 10 minutes; others send their password with `exportDataWithPassword`.',
  access: 'account',
  request: {},
  answers: { 200: dataExport },
  refusals: { 403: RECENT_PROOF_REFUSALS },
})

export const exportDataWithPassword = operation({
  operationId: 'exportDataWithPassword',
  tag: 'Account',
  summary: "Take one's data along",
  description:
    'Everything that is stored about the caller and theirs to take along, as one file. Needs the password, or for members without one a sign-in within the last 10 minutes.',
  access: 'account',
  request: { body: passwordIfAnySchema.meta(example({ password: EXAMPLE.password })) },
  answers: { 200: dataExport },
  refusals: { 400: PASSWORD_PROOF_REFUSALS, 403: RECENT_PROOF_REFUSALS },
})

export const listIdentities = operation({
  operationId: 'listIdentities',
  tag: 'Signing in',
  summary: "List one's connected accounts",
  description: 'The accounts at identity providers that sign the caller in, the first one linked first.',
  access: 'account',
  request: {},
  answers: {
    200: success(
      { identities: z.array(identitySchema) },
      {
        description: 'The connected accounts.',
        example: { message: messages.identitiesFetched, identities: [IDENTITY_EXAMPLE] },
      },
    ),
  },
})

export const unlinkIdentity = operation({
  operationId: 'unlinkIdentity',
  tag: 'Signing in',
  summary: 'Disconnect an account',
  description: 'The account at the identity provider can no longer sign the caller in.',
  access: 'account',
  request: { params: z.object({ id: idSchema(messages.identityIdInvalid) }) },
  answers: {
    200: success({}, { description: 'Disconnected.', example: { message: messages.identityUnlinked } }),
  },
  refusals: { 400: [messages.identityIdInvalid], 404: [messages.identityNotFound] },
})
