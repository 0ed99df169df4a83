import { mapMaybePromise, type Plugin, type PromiseOrValue } from '@envelop/core'
import {
  BREAK,
  createSourceEventStream,
  execute,
  getOperationAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql'
import type { GraphQLContext } from '#server/platform/graphql/context.ts'
import { createBroadcastContext } from '#server/platform/graphql/broadcast-context.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { EventStream } from '#server/platform/events/event-stream.ts'
import { maskFailure, maskResult } from './masking.ts'
import { costOfOperation } from './operation-cost.ts'

/** A result for many subscribers, serialized once. Yoga calls `stringify` too. */
export type BroadcastResult = ExecutionResult & { stringify(): string; bytes(): Buffer }

type Operation = ExecutionArgs & { contextValue: GraphQLContext }
type Executions = Map<DocumentNode, Map<string, PromiseOrValue<ExecutionResult>>>

const broadcastEvents = new WeakMap<object, Executions>()
const broadcastResults = new WeakSet<ExecutionResult>()

/** Marks an event that is executed once for each document and its variables. */
export function markBroadcast<Event extends object>(event: Event): Event {
  broadcastEvents.set(event, new Map())
  return event
}

export function isBroadcast(result: ExecutionResult): result is BroadcastResult {
  return broadcastResults.has(result)
}

/** Results are masked here, because every further iterator around the events takes memory for each open socket. */
export function useBroadcastSubscriptions(ownDocuments: WeakSet<DocumentNode>): Plugin<GraphQLContext> {
  return {
    onSubscribe: ({ args, setSubscribeFn }) =>
      setSubscribeFn(() => subscribe(args, ownDocuments.has(args.document))),
  }
}

async function subscribe(args: Operation, isOwn: boolean) {
  const events = await createSourceEventStream(withFreshContext(args))
  if (!(events instanceof EventStream)) return events
  const isBroadcastable = isViewerIndependent(args)
  const key = JSON.stringify([args.operationName, args.variableValues])
  const executeEvent = (event: unknown) => {
    const executions = isBroadcastable && isObject(event) ? broadcastEvents.get(event) : undefined
    // The site's own documents are executed once for all members, and charged to none of them.
    if (executions && isOwn) return executeOnce(executions, key, args, event)
    const isPaid = chargeEvent(args).catch((error: unknown) => {
      throw maskFailure(error, args.contextValue)
    })
    return isPaid.then(() =>
      executions
        ? executeOnce(executions, key, args, event)
        : execute({ ...withFreshContext(args), rootValue: event }),
    )
  }
  return events.map(
    (event) => mapMaybePromise(executeEvent(event), (result) => maskResult(result, args.contextValue)),
    (error) => maskFailure(error, args.contextValue),
  )
}

/** An event costs what its execution in a request would. A subscriber who has used up the points of the period is ended. */
async function chargeEvent({ schema, document, operationName, variableValues, contextValue }: Operation) {
  const { dependencies, viewer, caller } = contextValue
  const definition = getOperationAST(document, operationName)
  const cost = definition ? costOfOperation(schema, document, definition, variableValues ?? {}) : 0
  const rateLimiter = dependencies.messageLimiter
  await limitUse({ rateLimiter }, 'eventPoints', viewer?.memberId ?? caller.network, { uses: cost })
}

/** Pothos caches authorization by context, so a context as old as the subscription would keep its cache. */
function withFreshContext(args: Operation): Operation {
  return { ...args, contextValue: { ...args.contextValue } }
}

/** The promise is replaced by its result, so that later subscribers receive it synchronously. */
function executeOnce(executions: Executions, key: string, args: Operation, event: unknown) {
  const results = executions.get(args.document) ?? new Map<string, PromiseOrValue<ExecutionResult>>()
  executions.set(args.document, results)
  const existing = results.get(key)
  if (existing) return existing
  const promise = executeBroadcast({ ...args, rootValue: event }).then((result) => {
    results.set(key, result)
    return result
  })
  results.set(key, promise)
  return promise
}

async function executeBroadcast(args: Operation): Promise<ExecutionResult> {
  const result = await execute({ ...args, contextValue: createBroadcastContext(args.contextValue) })
  // Errors are masked for each subscriber, with the id of its own request.
  if (result.errors) return result
  let text: string | undefined
  let bytes: Buffer | undefined
  const stringify = () => (text ??= JSON.stringify(result))
  const broadcast = { ...result, stringify, bytes: () => (bytes ??= Buffer.from(stringify())) }
  broadcastResults.add(broadcast)
  return broadcast
}

function isViewerIndependent({ schema, document }: Operation): boolean {
  const types = new TypeInfo(schema)
  let isIndependent = true
  const visitor = {
    Field: () => {
      if (types.getFieldDef()?.extensions.viewerDependent !== true) return undefined
      isIndependent = false
      return BREAK
    },
  }
  visit(document, visitWithTypeInfo(types, visitor))
  return isIndependent
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
