import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { parse as parseCookies } from 'cookie'
import { ACCESS_TOKEN_COOKIE } from '#rules/limits.ts'
import { authentication } from '#server/platform/authentication.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { limitUse, type Caller } from '#server/platform/rate-limits/rate-limits.ts'
import { bearerToken } from '#server/platform/http/request-viewer.ts'
import { readSessionCookie } from '#server/platform/http/session-cookie-names.ts'
import { NO_COOKIES } from '#server/platform/http/session-cookies.ts'
import type { GraphQLContext } from './context.ts'

/** The authenticated client of a socket. Its token may expire; operations check the session instead (decision 0013). */
export type SocketIdentity = Pick<GraphQLContext, 'viewer' | 'hasToken' | 'caller'>

export async function authenticateSocket(
  dependencies: Dependencies,
  request: IncomingMessage,
  connectionParams: Readonly<Record<string, unknown>> | undefined,
  caller: Caller,
): Promise<SocketIdentity> {
  const token = tokenOf(request, connectionParams)
  const viewer = await authentication().authenticate(dependencies, token)
  return { viewer, hasToken: token !== null, caller }
}

/** The session is checked for each operation, so that its end takes effect immediately. */
export async function contextOf(
  dependencies: Dependencies,
  identity: SocketIdentity | undefined,
): Promise<GraphQLContext> {
  if (!identity) throw new Error('Operation received before the connection was authenticated')
  const { viewer } = identity
  const isSignedIn = viewer !== null && (await authentication().isLive(dependencies, viewer))
  return {
    ...identity,
    isCrossOrigin: false,
    viewer: isSignedIn ? viewer : null,
    dependencies,
    cookies: NO_COOKIES,
    requestId: randomUUID(),
  }
}

/** Each operation counts as a request, so that a WebSocket does not bypass the rate limits. */
export async function limitOperations({ dependencies, viewer, caller }: GraphQLContext): Promise<void> {
  if (viewer) await limitUse(dependencies, 'memberRequests', viewer.memberId)
  else await limitUse(dependencies, 'visitorRequests', caller.network)
}

function tokenOf(
  { headers }: IncomingMessage,
  connectionParams: Readonly<Record<string, unknown>> | undefined,
): string | null {
  const bearer = bearerToken(connectionParams?.['authorization'] ?? connectionParams?.['Authorization'])
  return bearer ?? readSessionCookie(parseCookies(headers.cookie ?? ''), ACCESS_TOKEN_COOKIE)
}
