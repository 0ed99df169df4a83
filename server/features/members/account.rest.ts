import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { exportData } from './export-data.ts'
import { listIdentities, unlinkIdentity } from '#server/features/auth/identities.ts'
import { endOneSession, listSessions } from '#server/features/auth/list-sessions.ts'
import { endOtherSessions } from '#server/features/auth/session.ts'
import { confirmEmailChange } from './update-profile.ts'
import type { RestScope } from '#server/platform/rest/compilers.ts'
import * as schema from './account.schemas.ts'
import { succeed } from '#server/platform/rest/succeed.ts'
import { sessionOf } from '#server/platform/rest/viewer.ts'

/** What a member does with their own account, beyond the specification's calls. */
export async function accountRoutes(scope: RestScope, { dependencies }: { dependencies: Dependencies }) {
  scope.post('/users/me/email-confirm', { schema: schema.confirmEmail }, async (request) => {
    await confirmEmailChange(dependencies, sessionOf(request), request.body)
    return succeed(messages.emailChanged)
  })

  scope.get('/users/me/sessions', { schema: schema.listSessions }, async (request) => {
    const sessions = await listSessions(dependencies, sessionOf(request))
    return succeed(messages.sessionsFetched, { sessions })
  })

  scope.delete('/users/me/sessions', { schema: schema.endOtherSessions }, async (request) => {
    await endOtherSessions(dependencies, sessionOf(request))
    return succeed(messages.otherSessionsEnded)
  })

  scope.delete('/users/me/sessions/:id', { schema: schema.endSession }, async (request) => {
    await endOneSession(dependencies, sessionOf(request), request.params.id)
    return succeed(messages.sessionEnded)
  })

  scope.get('/users/me/data-export', { schema: schema.exportData }, async (request, reply) => {
    const data = await exportData(dependencies, sessionOf(request), {})
    return reply
      .header('content-disposition', 'attachment; filename="guffaw-data.json"')
      .send(schema.dataExport.parse(data))
  })

  scope.post('/users/me/data-export', { schema: schema.exportDataWithPassword }, async (request, reply) => {
    const data = await exportData(dependencies, sessionOf(request), request.body)
    return reply
      .header('content-disposition', 'attachment; filename="guffaw-data.json"')
      .send(schema.dataExport.parse(data))
  })

  scope.get('/users/me/identities', { schema: schema.listIdentities }, async (request) => {
    const identities = await listIdentities(dependencies, sessionOf(request))
    return succeed(messages.identitiesFetched, { identities })
  })

  scope.delete('/users/me/identities/:id', { schema: schema.unlinkIdentity }, async (request) => {
    await unlinkIdentity(dependencies, sessionOf(request), request.params.id)
    return succeed(messages.identityUnlinked)
  })
}
