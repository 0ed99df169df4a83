import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { AsyncIterableIteratorOrValue } from '@envelop/core'
import { getOperationAST, GraphQLError, type ExecutionArgs, type ExecutionResult } from 'graphql'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer, type WebSocket } from 'ws'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { RateLimitedError, Refusal } from '#server/platform/refusals.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { callerOfUpgrade, type ProxyTrust } from '#server/platform/http/caller.ts'
import type { Connections } from '#server/platform/http/connections.ts'
import { namesOneHost } from '#server/platform/http/host-header.ts'
import { ignoreUpgrade, wantsWebSocket } from '#server/platform/http/ignored-upgrades.ts'
import { isSameOrigin } from '#server/platform/http/same-origin.ts'
import { codedError, formatError } from './plugins/coded-error.ts'
import { isUnexpected, formatRefusal, formatUnexpectedError } from './plugins/masking.ts'
import { findDocument, type PersistedDocuments } from './plugins/persisted-documents.ts'
import { sendAway, sendAwayIfSlow, sendBroadcast } from './socket-sender.ts'
import { contextOf, limitOperations, authenticateSocket, type SocketIdentity } from './authenticate-socket.ts'
import { EventStream } from '#server/platform/events/event-stream.ts'
import type { GraphQLServer } from './yoga.ts'

type Enveloped = ReturnType<GraphQLServer['getEnveloped']>

type Options = {
  connections: Connections
  dependencies: Dependencies
  yoga: GraphQLServer
  persistedDocuments: PersistedDocuments
  publicUrl: string | null
  trustsProxy: ProxyTrust
}

type Operation = { enveloped: Enveloped; socket: WebSocket; id: string }

const MAX_MESSAGE_BYTES = 256 * 1024
/** Milliseconds in which a client may answer the farewell at a stop. */
const FAREWELL = 1000

/** graphql-ws on the HTTP server's own port; operations run through the same plugins as over HTTP. */
export function serveWebSocket(
  app: FastifyInstance,
  { connections, dependencies, yoga, persistedDocuments, publicUrl, trustsProxy }: Options,
): void {
  const { log } = dependencies
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  dependencies.metrics.watch('websockets', () => sockets.clients.size)
  // graphql-ws asks for the arguments first and executes them later: until then the operation's plugins wait here.
  const operations = new WeakMap<ExecutionArgs, Operation>()
  const takeOperation = (args: ExecutionArgs): Operation => {
    const operation = operations.get(args)
    if (!operation) throw new Error('An operation came without its plugins')
    // A subscription holds its arguments for as long as it lasts.
    operations.delete(args)
    return operation
  }
  const requestIds = new WeakMap<IncomingMessage, string>()
  const tellToComeBack = ({ socket, request }: { socket: WebSocket; request: IncomingMessage }) =>
    sendAway(socket, `Try again later (request ${requestIds.get(request)})`)
  const logOf = ({ request }: { request: IncomingMessage }) =>
    log.child({ requestId: requestIds.get(request) })
  const server = useServer<Record<string, unknown> | undefined, { visitor?: SocketIdentity }>(
    {
      isProd: true,
      onConnect: async ({ connectionParams, extra }) => {
        const { request, socket } = extra
        try {
          const caller = callerOfUpgrade(request, trustsProxy)
          extra.visitor = await authenticateSocket(dependencies, request, connectionParams, caller)
          if (extra.visitor.viewer) countSocket(dependencies, socket, extra.visitor.viewer)
          return true
        } catch (error) {
          if (error instanceof RateLimitedError) sendAway(socket, 'Too many connections')
          else {
            logOf(extra).error({ err: error }, 'Who opened a WebSocket could not be found out')
            tellToComeBack(extra)
          }
          return false
        }
      },
      execute: (args) => takeOperation(args).enveloped.execute(args),
      subscribe: async (args) => {
        const operation = takeOperation(args)
        const results: AsyncIterableIteratorOrValue<ExecutionResult> =
          await operation.enveloped.subscribe(args)
        return results instanceof EventStream ? sendBroadcast(results, operation, log) : results
      },
      onSubscribe: async ({ extra }, id, params) => {
        try {
          const graphql = await contextOf(dependencies, extra.visitor)
          await limitOperations(graphql)
          const query = findDocument(persistedDocuments, params)
          if (query instanceof GraphQLError) return [query]
          const enveloped = yoga.getEnveloped({ graphql, params: { ...params, query } })
          const args = {
            schema: enveloped.schema,
            document: enveloped.parse(query),
            operationName: params.operationName,
            variableValues: params.variables,
            contextValue: await enveloped.contextFactory(),
          }
          if (!getOperationAST(args.document, args.operationName))
            throw codedError('OPERATION_RESOLUTION_FAILURE', messages.operationUnclear)
          operations.set(args, { enveloped, socket: extra.socket, id })
          const errors = enveloped.validate(args.schema, args.document)
          return errors.length > 0 ? errors : args
        } catch (error) {
          // Too many, or a document that cannot be read: whoever sent it is told, and keeps their connection.
          if (error instanceof Refusal) return [formatRefusal(error)]
          if (error instanceof GraphQLError) return [error]
          logOf(extra).error({ err: error }, 'An operation over WebSocket could not begin')
          return [formatUnexpectedError(error, requestIds.get(extra.request) ?? '')]
        }
      },
      onError: ({ extra }, _id, _params, errors) => {
        // Told of it, a client would give up what it watches. Sent away, it comes back and asks what it has missed.
        if (errors.some(isUnexpected)) tellToComeBack(extra)
        return errors.map(formatError)
      },
      onNext: ({ extra }, _id, _params, _args, { errors, ...result }) => {
        sendAwayIfSlow(extra.socket, log)
        return errors && { ...result, errors: errors.map(formatError) }
      },
    },
    sockets,
  )
  sockets.on('headers', (headers, request) => {
    headers.push(`X-Request-Id: ${requestIds.get(request)}`)
  })
  // The library would refuse with a page of its own, which guards nobody.
  sockets.on('wsClientError', (_error, socket) => refuse(socket, '400 Bad Request'))
  app.server.on('upgrade', (request, socket, head) => {
    if (!wantsWebSocket(request)) return void ignoreUpgrade(app.server, connections, request, head)
    requestIds.set(request, randomUUID())
    if (!namesOneHost(request)) return refuse(socket, '400 Bad Request')
    if (!isWelcome(request, publicUrl)) return refuse(socket, '403 Forbidden')
    try {
      const { network } = callerOfUpgrade(request, trustsProxy)
      socket.once('close', dependencies.concurrencyLimiter.enter('networkSockets', network))
    } catch (error) {
      if (error instanceof RateLimitedError)
        return refuse(socket, `429 Too Many Requests\r\nRetry-After: ${error.retryAfterSeconds}`)
      throw error
    }
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

/** For as long as it is open. */
function countSocket({ concurrencyLimiter }: Dependencies, socket: WebSocket, { memberId }: Viewer): void {
  const leave = concurrencyLimiter.enter('memberSockets', memberId)
  if (socket.readyState === socket.OPEN) socket.once('close', leave)
  else leave()
}

/** Browsers send cookies along with any site's WebSocket, so the site it comes from must be this one. */
function isWelcome({ url, headers }: IncomingMessage, publicUrl: string | null): boolean {
  return url?.split('?')[0] === '/graphql' && isSameOrigin(headers, publicUrl)
}

/** Before there is a WebSocket that could be closed with a reason. */
function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
