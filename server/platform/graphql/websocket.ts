import type { FastifyInstance } from 'fastify'
import type { AsyncIterableIteratorOrValue } from '@envelop/core'
import { getOperationAST, GraphQLError, type ExecutionArgs, type ExecutionResult } from 'graphql'
import { CloseCode, makeServer } from 'graphql-ws'
import { WebSocketServer, type WebSocket } from 'ws'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { RateLimitedError, Refusal } from '#server/platform/refusals.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { callerOfUpgrade } from '#server/platform/http/caller.ts'
import { codedError, formatError } from './plugins/coded-error.ts'
import { isUnexpected, formatRefusal, formatUnexpectedError } from './plugins/masking.ts'
import { findDocument, type PersistedDocuments } from './plugins/persisted-documents.ts'
import { closeTryAgainLater, endSocket, sendBroadcast } from './socket-sender.ts'
import { serveSockets, type SocketExtra } from './serve-sockets.ts'
import { contextOf, limitOperations, authenticateSocket } from './authenticate-socket.ts'
import { EventStream } from '#server/platform/events/event-stream.ts'
import { acceptUpgrades, type UpgradeOptions } from './websocket-upgrades.ts'
import type { GraphQLServer } from './yoga.ts'

type Enveloped = ReturnType<GraphQLServer['getEnveloped']>

type Options = UpgradeOptions & { yoga: GraphQLServer; persistedDocuments: PersistedDocuments }

type Operation = { enveloped: Enveloped; socket: WebSocket; id: string }

const MAX_MESSAGE_BYTES = 256 * 1024
/** Characters. A ping needs no payload, and a pong repeats it. */
const PING_PAYLOAD_MAX = 1000
/** Milliseconds in which a second operation over a rate limit closes the socket. */
const REFUSALS_PERIOD = 60_000

/** Returns a function that closes each socket with code 1001 (going away), after which clients reconnect. */
export function serveWebSocket(app: FastifyInstance, options: Options): () => Promise<void> {
  const { dependencies, yoga, persistedDocuments, trustsProxy } = options
  const { log } = dependencies
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  dependencies.metrics.watch('websockets', () => sockets.clients.size)
  // graphql-ws requests the arguments first and executes them later.
  const operations = new WeakMap<ExecutionArgs, Operation>()
  const takeOperation = (args: ExecutionArgs): Operation => {
    const operation = operations.get(args)
    if (!operation) throw new Error('No enveloped executor for this operation')
    // A subscription references its arguments until it ends, which would keep this entry alive.
    operations.delete(args)
    return operation
  }
  const requestIdOf = acceptUpgrades(app, sockets, options)
  const closeForRetry = ({ socket, request }: SocketExtra) =>
    closeTryAgainLater(socket, `Try again later (request ${requestIdOf(request)})`)
  const logOf = ({ request }: SocketExtra) => log.child({ requestId: requestIdOf(request) })
  const server = makeServer<Record<string, unknown> | undefined, SocketExtra>({
    onConnect: async ({ connectionParams, extra }) => {
      const { request, socket } = extra
      try {
        const caller = callerOfUpgrade(request, trustsProxy)
        extra.identity = await authenticateSocket(dependencies, request, connectionParams, caller)
        if (extra.identity.viewer) countSocket(dependencies, socket, extra.identity.viewer)
        return true
      } catch (error) {
        if (error instanceof RateLimitedError) closeTryAgainLater(socket, 'Too many connections')
        else {
          logOf(extra).error({ err: error }, 'WebSocket authentication failed')
          closeForRetry(extra)
        }
        return false
      }
    },
    onPing: ({ extra: { socket } }, payload) => {
      if (JSON.stringify(payload ?? null).length > PING_PAYLOAD_MAX)
        endSocket(socket, CloseCode.BadRequest, 'The payload of a ping is too long')
    },
    execute: (args) => takeOperation(args).enveloped.execute(args),
    subscribe: async (args) => {
      const operation = takeOperation(args)
      const results: AsyncIterableIteratorOrValue<ExecutionResult> = await operation.enveloped.subscribe(args)
      return results instanceof EventStream ? sendBroadcast(results, operation, log) : results
    },
    onSubscribe: async ({ extra }, id, params) => {
      try {
        const graphql = await contextOf(dependencies, extra.identity)
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
        // Rate limits and syntax errors fail the operation only; the connection stays open.
        if (error instanceof RateLimitedError) closeIfRepeated(extra)
        if (error instanceof Refusal) return [formatRefusal(error)]
        if (error instanceof GraphQLError) return [error]
        logOf(extra).error({ err: error }, 'WebSocket operation failed to start')
        return [formatUnexpectedError(error, requestIdOf(extra.request))]
      }
    },
    onError: ({ extra }, _id, _params, errors) => {
      // Clients give up a subscription that fails. After a close they reconnect and load what they missed.
      if (errors.some(isUnexpected)) closeForRetry(extra)
      return errors.map(formatError)
    },
    onNext: (_context, _id, _params, _args, { errors, ...result }) =>
      errors && { ...result, errors: errors.map(formatError) },
  })
  return serveSockets(sockets, server, options)
}

/** A client that goes on after a refusal is answered no more. It reconnects with growing delays. */
function closeIfRepeated(extra: SocketExtra): void {
  const now = performance.now()
  if (extra.refusedAt !== undefined && now - extra.refusedAt < REFUSALS_PERIOD)
    closeTryAgainLater(extra.socket, 'Too many requests')
  extra.refusedAt = now
}

function countSocket({ concurrencyLimiter }: Dependencies, socket: WebSocket, { memberId }: Viewer): void {
  const release = concurrencyLimiter.enter('memberSockets', memberId)
  if (socket.readyState === socket.OPEN) socket.once('close', release)
  else release()
}
