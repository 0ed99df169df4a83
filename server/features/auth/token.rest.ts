import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { createPersonalToken, listPersonalTokens, revokePersonalToken } from './personal-tokens.ts'
import type { RestScope } from '#server/platform/rest/compilers.ts'
import * as schema from './token.schemas.ts'
import { succeed } from '#server/platform/rest/succeed.ts'
import { sessionOf } from '#server/platform/rest/viewer.ts'

/** Personal access tokens: what a program shows instead of a session. */
export async function tokenRoutes(scope: RestScope, { dependencies }: { dependencies: Dependencies }) {
  scope.get('/tokens', { schema: schema.listTokens }, async (request) => {
    const tokens = await listPersonalTokens(dependencies, sessionOf(request))
    return succeed(messages.tokensFetched, { tokens })
  })

  scope.post('/tokens', { schema: schema.createToken }, async (request, reply) => {
    const made = await createPersonalToken(dependencies, sessionOf(request), request.body)
    const { token, personalToken: accessToken } = made
    return reply.status(201).send(succeed(messages.tokenCreated, { token, accessToken }))
  })

  scope.delete('/tokens/:id', { schema: schema.revokeToken }, async (request) => {
    await revokePersonalToken(dependencies, sessionOf(request), request.params.id)
    return succeed(messages.tokenRevoked)
  })
}
