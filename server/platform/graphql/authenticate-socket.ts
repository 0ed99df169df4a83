import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { parse as parseCookies } from 'cookie'
import { ACCESS_TOKEN_COOKIE } from '#rules/limits.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { authenticate, isLive } from '#server/features/auth/authenticate.ts'
import { limitUse, type Caller } from '#server/platform/rate-limits/rate-limits.ts'
import { bearerToken } from '#server/platform/http/request-viewer.ts'
import { readSessionCookie } from '#server/platform/http/session-cookie-names.ts'
import type { GraphQLContext, SessionCookies } from './context.ts'

/** Who opened a socket. The token may expire meanwhile: what counts is whether the session it was of still lives. */
export type SocketIdentity = Pick<GraphQLContext, 'viewer' | 'hasToken' | 'caller'>

/** Over a WebSocket nobody can be given a cookie. */
const NO_COOKIES: SessionCookies = {
  refreshToken: null,
  identityNonce: null,
  set: () => undefined,
  clear: () => undefined,
  setIdentityNonce: () => undefined,
  setRegistration: () => undefined,
  setDevice: () => undefined,
  clearDevice: () => undefined,
  setCodeRequest: () => undefined,
}

export async function authenticateSocket(
  dependencies: Dependencies,
  request: IncomingMessage,
  connectionParams: Readonly<Record<string, unknown>> | undefined,
  caller: Caller,
): Promise<SocketIdentity> {
  const token = tokenOf(request, connectionParams)
  return { viewer: await authenticate(dependencies, token), hasToken: token !== null, caller }
}

/** The session is asked for anew with each operation, so that its end holds at once. */
export async function contextOf(
  dependencies: Dependencies,
  visitor: SocketIdentity | undefined,
): Promise<GraphQLContext> {
  if (!visitor) throw new Error('An operation came before it was known who asks')
  const isStillIn = visitor.viewer !== null && (await isLive(dependencies, visitor.viewer))
  return {
    ...visitor,
    // A WebSocket is opened only by a page of the site, or by no page at all.
    isCrossOrigin: false,
    viewer: isStillIn ? visitor.viewer : null,
    dependencies,
    cookies: NO_COOKIES,
    requestId: randomUUID(),
  }
}

/** An operation counts like a request: a WebSocket is no way around the limits. */
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
