import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { parse as parseCookies } from 'cookie'
import type { FastifyInstance } from 'fastify'
import { getOperationAST, GraphQLError, type ExecutionArgs } from 'graphql'
import { useServer } from 'graphql-ws/use/ws'
import { v7 as uuidv7 } from 'uuid'
import { WebSocketServer, type WebSocket } from 'ws'
import { ACCESS_TOKEN_COOKIE } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { Refusal } from '#server/domain/errors.ts'
import { authenticate, isLive } from '#server/domain/members/authenticate.ts'
import { limitUse, type Caller } from '#server/domain/rate-limits.ts'
import { callerOfUpgrade, type ProxyTrust } from '#server/http/caller.ts'
import { isFromHere } from '#server/http/own-origin.ts'
import { bearerToken } from '#server/http/request-viewer.ts'
import type { GraphQLContext, SessionCookies } from './context.ts'
import { codedError, formatError } from './plugins/coded-error.ts'
import { isUnexpected, tellRefusal, tellUnexpected } from './plugins/masking.ts'
import { findDocument, type PersistedDocuments } from './plugins/persisted-documents.ts'
import type { GraphQLServer } from './yoga.ts'

type Enveloped = ReturnType<GraphQLServer['getEnveloped']>

type Options = {
  dependencies: Dependencies
  yoga: GraphQLServer
  persistedDocuments: PersistedDocuments
  publicUrl: string | null
  trustsProxy: ProxyTrust
}

/** Who opened a socket. The token may expire meanwhile: what counts is whether the session it was of still lives. */
type Visitor = Pick<GraphQLContext, 'viewer' | 'hasToken' | 'caller'>

const MAX_MESSAGE_BYTES = 256 * 1024
/** Milliseconds in which a client may answer the farewell at a stop. */
const FAREWELL = 1000
/** A close code of the WebSocket protocol that clients take as a wish to come back (RFC 6455, IANA's registry). */
const TRY_AGAIN_LATER = 1013

/** graphql-ws on the HTTP server's own port; operations run through the same plugins as over HTTP. */
export function serveWebSocket(
  app: FastifyInstance,
  { dependencies, yoga, persistedDocuments, publicUrl, trustsProxy }: Options,
): void {
  const { log } = dependencies
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  dependencies.metrics.watch('websockets', () => sockets.clients.size)
  // graphql-ws asks for the arguments first and executes them later: until then the operation's plugins wait here.
  const envelopes = new WeakMap<WeakKey, Enveloped>()
  const envelopedOf = ({ contextValue }: ExecutionArgs): Enveloped => {
    const enveloped = isObject(contextValue) ? envelopes.get(contextValue) : undefined
    if (!enveloped) throw new Error('An operation came without its plugins')
    return enveloped
  }
  const requestIds = new WeakMap<IncomingMessage, string>()
  const sendAway = ({ socket, request }: { socket: WebSocket; request: IncomingMessage }) =>
    socket.close(TRY_AGAIN_LATER, `Try again later (request ${requestIds.get(request)})`)
  const logOf = ({ request }: { request: IncomingMessage }) =>
    log.child({ requestId: requestIds.get(request) })
  const server = useServer<Record<string, unknown> | undefined, { visitor?: Visitor }>(
    {
      isProd: true,
      onConnect: async ({ connectionParams, extra }) => {
        try {
          const caller = callerOfUpgrade(extra.request, trustsProxy)
          extra.visitor = await meet(dependencies, tokenOf(extra.request, connectionParams), caller)
        } catch (error) {
          logOf(extra).error({ err: error }, 'Who opened a WebSocket could not be found out')
          sendAway(extra)
        }
      },
      execute: (args) => envelopedOf(args).execute(args),
      subscribe: (args) => envelopedOf(args).subscribe(args),
      onSubscribe: async ({ extra }, _id, params) => {
        try {
          const graphql = await contextOf(dependencies, extra.visitor)
          await limitOperations(graphql)
          const document = findDocument(persistedDocuments, params)
          const enveloped = yoga.getEnveloped({ graphql, params: { ...params, query: document } })
          const args = {
            schema: enveloped.schema,
            document: enveloped.parse(document),
            operationName: params.operationName,
            variableValues: params.variables,
            contextValue: await enveloped.contextFactory(),
          }
          if (!getOperationAST(args.document, args.operationName))
            throw codedError('OPERATION_RESOLUTION_FAILURE', messages.operationUnclear)
          envelopes.set(args.contextValue, enveloped)
          const errors = enveloped.validate(args.schema, args.document)
          return errors.length > 0 ? errors : args
        } catch (error) {
          // Too many, or a document that cannot be read: whoever sent it is told, and keeps their connection.
          if (error instanceof Refusal) return [tellRefusal(error)]
          if (error instanceof GraphQLError) return [error]
          logOf(extra).error({ err: error }, 'An operation over WebSocket could not begin')
          return [tellUnexpected(error, requestIds.get(extra.request) ?? '')]
        }
      },
      onError: ({ extra }, _id, _params, errors) => {
        // Told of it, a client would give up what it watches. Sent away, it comes back and asks what it has missed.
        if (errors.some(isUnexpected)) sendAway(extra)
        return errors.map(formatError)
      },
      onNext: (_context, _id, _params, _args, { errors, ...result }) =>
        errors && { ...result, errors: errors.map(formatError) },
    },
    sockets,
  )
  sockets.on('headers', (headers, request) => {
    headers.push(`X-Request-Id: ${requestIds.get(request)}`)
  })
  app.server.on('upgrade', (request, socket, head) => {
    requestIds.set(request, uuidv7())
    // The host has let go of the socket: from here on an error that nobody hears would end the process.
    socket.on('error', () => socket.destroy())
    if (!isWelcome(request, publicUrl)) refuse(socket)
    else
      sockets.handleUpgrade(request, socket, head, (webSocket) => {
        sockets.emit('connection', webSocket, request)
        // ws closes the socket itself; graphql-ws would print what the client did wrong on the terminal.
        webSocket.removeAllListeners('error').on('error', (error) => log.debug({ err: error }, 'WebSocket'))
      })
  })
  // Closes each socket with 1001, "going away", so that clients come back when there is a server again.
  app.addHook('preClose', async () => {
    const cutOff = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), FAREWELL)
    await server.dispose()
    clearTimeout(cutOff)
  })
}

/** Over a WebSocket nobody can be given a cookie. */
const NO_COOKIES: SessionCookies = {
  refreshToken: null,
  identityNonce: null,
  set: () => undefined,
  clear: () => undefined,
  setIdentityNonce: () => undefined,
  setRegistration: () => undefined,
}

/** Browsers send cookies along with any site's WebSocket, so the site it comes from must be this one. */
function isWelcome({ url, headers }: IncomingMessage, publicUrl: string | null): boolean {
  return url?.split('?')[0] === '/graphql' && isFromHere(headers, publicUrl)
}

function refuse(socket: Duplex): void {
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}

function tokenOf(
  { headers }: IncomingMessage,
  connectionParams: Readonly<Record<string, unknown>> | undefined,
): string | null {
  const bearer = bearerToken(connectionParams?.['authorization'] ?? connectionParams?.['Authorization'])
  return bearer ?? parseCookies(headers.cookie ?? '')[ACCESS_TOKEN_COOKIE] ?? null
}

async function meet(dependencies: Dependencies, token: string | null, caller: Caller): Promise<Visitor> {
  return { viewer: await authenticate(dependencies, token), hasToken: token !== null, caller }
}

/** The session is asked for anew with each operation, so that its end holds at once. */
async function contextOf(dependencies: Dependencies, visitor: Visitor | undefined): Promise<GraphQLContext> {
  if (!visitor) throw new Error('An operation came before it was known who asks')
  const isStillIn = visitor.viewer !== null && (await isLive(dependencies, visitor.viewer))
  return {
    ...visitor,
    viewer: isStillIn ? visitor.viewer : null,
    dependencies,
    cookies: NO_COOKIES,
    requestId: uuidv7(),
  }
}

/** An operation counts like a request: a WebSocket is no way around the limits. */
async function limitOperations({ dependencies, viewer, caller }: GraphQLContext): Promise<void> {
  if (viewer) await limitUse(dependencies, 'memberRequests', viewer.memberId)
  else await limitUse(dependencies, 'visitorRequests', caller.network)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
