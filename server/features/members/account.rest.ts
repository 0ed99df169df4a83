import type { FastifyReply } from 'fastify'
import { emailChangeSchema, passwordIfAnySchema, passwordProofSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { CODE_EXAMPLE, CREDENTIALS_EXAMPLE } from '#server/features/auth/auth-json.ts'
import {
  InvalidCodeError,
  PasswordRequiredError,
  RecentSignInRequiredError,
} from '#server/features/auth/refusals.ts'
import { operation } from '#server/platform/rest/operation.ts'
import { bodyExample, success } from '#server/platform/rest/responses.ts'
import { dataExportSchema } from './data-export-json.ts'
import { deleteAccount } from './delete-account.ts'
import { exportData } from './export-data.ts'
import { confirmEmailChange } from './update-profile.ts'

const { password } = CREDENTIALS_EXAMPLE

function setAttachment(reply: FastifyReply): void {
  reply.header('content-disposition', 'attachment; filename="guffaw-data.json"')
}

export const accountOperations = [
  operation({
    route: 'POST /users/me/email-confirm',
    operationId: 'confirmEmail',
    tag: 'Account',
    summary: 'Confirm a new email address',
    description: 'Changes the email address. Requires the code that was mailed to it and the password.',
    access: 'account',
    input: { body: emailChangeSchema.meta(bodyExample({ otp: CODE_EXAMPLE, password })) },
    response: success(messages.emailChanged, {}, { description: 'The email address is changed.' }),
    refusals: [InvalidCodeError],
    async handle({ dependencies, viewer, body }) {
      await confirmEmailChange(dependencies, viewer, body)
    },
  }),

  operation({
    route: 'GET /users/me/data-export',
    operationId: 'exportData',
    tag: 'Account',
    summary: 'Export own data, for members without a password',
    description:
      'All data of the caller as one file. Members without a password must have signed in within the last 10 minutes; others send their password with `exportDataWithPassword`.',
    access: 'account',
    input: {},
    response: dataExportSchema,
    refusals: [PasswordRequiredError, RecentSignInRequiredError],
    async handle({ dependencies, viewer, reply }) {
      const data = dataExportSchema.parse(await exportData(dependencies, viewer, {}))
      setAttachment(reply)
      return data
    },
  }),

  operation({
    route: 'POST /users/me/data-export',
    operationId: 'exportDataWithPassword',
    tag: 'Account',
    summary: 'Export own data',
    description:
      'All data of the caller as one file. Requires the password, or a sign-in within the last 10 minutes of members without one.',
    access: 'account',
    input: { body: passwordIfAnySchema.meta(bodyExample({ password })) },
    response: dataExportSchema,
    refusals: [PasswordRequiredError, RecentSignInRequiredError],
    async handle({ dependencies, viewer, body, reply }) {
      const data = dataExportSchema.parse(await exportData(dependencies, viewer, body))
      setAttachment(reply)
      return data
    },
  }),

  operation({
    route: 'DELETE /users/profile',
    operationId: 'deleteAccount',
    tag: 'Account',
    summary: 'Delete the account',
    description: 'Deletes the member with all posts, reactions, files and sessions. Requires the password.',
    access: 'account',
    input: { body: passwordProofSchema.meta(bodyExample({ password })) },
    response: success(messages.accountDeleted, {}, { description: 'The account is deleted.' }),
    async handle({ dependencies, viewer, body, cookies }) {
      await deleteAccount(dependencies, viewer, body)
      cookies.clear()
      cookies.clearDevice()
    },
  }),
]
