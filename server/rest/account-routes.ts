import type { FastifyInstance } from 'fastify'
import { validate } from 'uuid'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { NotFoundError } from '#server/domain/errors.ts'
import { exportData } from '#server/domain/members/export-data.ts'
import { endOneSession, listSessions } from '#server/domain/members/list-sessions.ts'
import { endOtherSessions } from '#server/domain/members/session.ts'
import { confirmEmailChange } from '#server/domain/members/update-profile.ts'
import { fieldsOf } from './request-body.ts'
import { viewerOf } from './viewer.ts'

/** What a member does with their own account, beyond the specification's calls. */
export async function accountRoutes(
  scope: FastifyInstance,
  { dependencies }: { dependencies: Dependencies },
) {
  scope.post('/users/me/email-confirm', async (request) => {
    const viewer = viewerOf(request)
    const { otp } = fieldsOf(request)
    await confirmEmailChange(dependencies, viewer, { otp })
    return { success: true, message: messages.emailChanged }
  })

  scope.get('/users/me/sessions', async (request) => {
    const sessions = await listSessions(dependencies, viewerOf(request))
    return { success: true, message: messages.sessionsFetched, sessions }
  })

  scope.delete('/users/me/sessions', async (request) => {
    await endOtherSessions(dependencies, viewerOf(request))
    return { success: true, message: messages.otherSessionsEnded }
  })

  scope.delete<{ Params: { id: string } }>('/users/me/sessions/:id', async (request) => {
    const viewer = viewerOf(request)
    if (!validate(request.params.id)) throw new NotFoundError(messages.sessionNotFound)
    await endOneSession(dependencies, viewer, request.params.id)
    return { success: true, message: messages.sessionEnded }
  })

  scope.get('/users/me/data-export', async (request, reply) => {
    const data = await exportData(dependencies, viewerOf(request))
    return reply.header('content-disposition', 'attachment; filename="guffaw-data.json"').send(data)
  })
}
