import type { FastifyReply } from 'fastify'
import { emailChangeSchema, passwordIfAnySchema, passwordProofSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import {
  InvalidCodeError,
  PasswordRequiredError,
  RecentSignInRequiredError,
} from '#server/features/auth/refusals.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { ATTACHMENT } from '#server/platform/rest/openapi/headers.ts'
import { operationFactory } from '#server/platform/rest/operation.ts'
import { describeResponse, success } from '#server/platform/rest/responses.ts'
import type { SessionViewer } from '#server/platform/viewer.ts'
import { deleteAccount } from './delete-account.ts'
import { buildExportSchema, exportData } from './export-data.ts'
import { confirmEmailChange } from './update-profile.ts'

const operation = operationFactory('Account')

const exportOperation = {
  access: 'account',
  response: describeResponse('The file.', buildExportSchema(), ATTACHMENT),
  refusals: [PasswordRequiredError, RecentSignInRequiredError],
} as const

operation({
  route: 'POST /users/me/email-confirm',
  operationId: 'confirmEmail',
  summary: 'Confirm a new email address',
  description: 'Changes the email address. Requires the code that was mailed to it and the password.',
  access: 'account',
  input: { body: emailChangeSchema },
  response: success(messages.emailChanged),
  refusals: [InvalidCodeError],
  handle: ({ dependencies, viewer, body }) => confirmEmailChange(dependencies, viewer, body),
})

operation({
  ...exportOperation,
  route: 'GET /users/me/data-export',
  operationId: 'exportData',
  summary: 'Export own data, for members without a password',
  description:
    'All data of the caller as one file. Members without a password must have signed in within the last 10 minutes; others send their password with `exportDataWithPassword`.',
  handle: ({ dependencies, viewer, reply }) => sendExport(dependencies, viewer, {}, reply),
})

operation({
  ...exportOperation,
  route: 'POST /users/me/data-export',
  operationId: 'exportDataWithPassword',
  summary: 'Export own data',
  description:
    'All data of the caller as one file. Requires the password, or a sign-in within the last 10 minutes of members without one.',
  input: { body: passwordIfAnySchema },
  handle: ({ dependencies, viewer, body, reply }) => sendExport(dependencies, viewer, body, reply),
})

operation({
  route: 'DELETE /users/profile',
  operationId: 'deleteAccount',
  summary: 'Delete the account',
  description:
    'Deletes the member with all posts, comments, reactions, files and sessions. Requires the password.',
  access: 'account',
  input: { body: passwordProofSchema },
  response: success(messages.accountDeleted),
  async handle({ dependencies, viewer, body, cookies }) {
    await deleteAccount(dependencies, viewer, body)
    cookies.clear()
    cookies.clearDevice()
  },
})

async function sendExport(
  dependencies: Dependencies,
  viewer: SessionViewer,
  input: { password?: string | undefined },
  reply: FastifyReply,
) {
  const data = await exportData(dependencies, viewer, input)
  reply.header('content-disposition', 'attachment; filename="guffaw-data.json"')
  return data
}
