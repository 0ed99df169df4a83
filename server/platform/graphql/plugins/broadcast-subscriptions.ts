import { mapMaybePromise, type Plugin, type PromiseOrValue } from '@envelop/core'
import {
  BREAK,
  createSourceEventStream,
  execute,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql'
import { NIL } from 'uuid'
import type { SessionViewer } from '#server/platform/viewer.ts'
import type { GraphQLContext } from '#server/platform/graphql/context.ts'
import { EventStream } from '#server/platform/events/event-stream.ts'
import { maskFailure, maskResult } from './masking.ts'

/** A result for many: its text and the bytes of it are made once. Yoga asks for the text by this name too. */
export type SharedResult = ExecutionResult & { stringify(): string; bytes(): Buffer }

/** Any member who has nothing to do with what is told: none has this id. */
const ONLOOKER: SessionViewer = { memberId: NIL, sessionId: NIL }

/** What looks the same to every onlooker. A document that leads beyond, to the author's other posts say, is not shared. */
const SAME_FOR_ALL = new Set([
  'Subscription',
  'PostEvent',
  'PostCreated',
  'PostDeleted',
  'Post',
  'User',
  'Media',
  'ImageMedia',
  'VideoMedia',
  'VideoSource',
])

type Operation = ExecutionArgs & { contextValue: GraphQLContext }
type Executions = Map<DocumentNode, Map<string, PromiseOrValue<ExecutionResult>>>

const shared = new WeakMap<object, Executions>()
const sharedResults = new WeakSet<ExecutionResult>()

/**
 * Marks an event as one that looks the same to all who are told of it: it is executed once for each document with its
 * variables, as for a member who has nothing to do with it.
 */
export function markBroadcast<Event extends object>(event: Event): Event {
  shared.set(event, new Map())
  return event
}

export function isBroadcast(result: ExecutionResult): result is SharedResult {
  return sharedResults.has(result)
}

/**
 * Executes a subscription's events: those that are shared once for all, any other for its watcher. Whatever else is done
 * with each is done here too, since every further iterator around them is held by every open socket.
 */
export function useBroadcastSubscriptions(): Plugin<GraphQLContext> {
  return { onSubscribe: ({ args, setSubscribeFn }) => setSubscribeFn(() => subscribe(args)) }
}

async function subscribe(args: Operation) {
  const events = await createSourceEventStream(forOnce(args))
  if (!(events instanceof EventStream)) return events
  const isForAll = isSameForAll(args)
  const key = JSON.stringify([args.operationName, args.variableValues])
  const executeEvent = (event: unknown) => {
    const executions = isForAll && isObject(event) ? shared.get(event) : undefined
    return executions
      ? executeOnce(executions, key, args, event)
      : execute({ ...forOnce(args), rootValue: event })
  }
  return events.map(
    (event) => mapMaybePromise(executeEvent(event), (result) => maskResult(result, args.contextValue)),
    (error) => maskFailure(error, args.contextValue),
  )
}

/** What is found out about permissions goes with its context, and so is not held as long as the subscription is. */
function forOnce(args: Operation): Operation {
  return { ...args, contextValue: { ...args.contextValue } }
}

/** The result itself once there is one: who is told later need not wait. */
function executeOnce(executions: Executions, key: string, args: Operation, event: unknown) {
  const ofDocument = executions.get(args.document) ?? new Map<string, PromiseOrValue<ExecutionResult>>()
  executions.set(args.document, ofDocument)
  const begun = ofDocument.get(key)
  if (begun) return begun
  const result = executeForAll({ ...args, rootValue: event }).then((made) => {
    ofDocument.set(key, made)
    return made
  })
  ofDocument.set(key, result)
  return result
}

async function executeForAll(args: Operation): Promise<ExecutionResult> {
  const contextValue = { ...args.contextValue, viewer: ONLOOKER }
  const result = await execute({ ...args, contextValue })
  // Each of its watchers is told what went wrong under a request id of their own.
  if (result.errors) return result
  let text: string | undefined
  let bytes: Buffer | undefined
  const stringify = () => (text ??= JSON.stringify(result))
  const forAll = { ...result, stringify, bytes: () => (bytes ??= Buffer.from(stringify())) }
  sharedResults.add(forAll)
  return forAll
}

function isSameForAll({ schema, document }: Operation): boolean {
  const types = new TypeInfo(schema)
  let isSame = true
  const visitor = {
    Field: () => {
      if (SAME_FOR_ALL.has(types.getParentType()?.name ?? '')) return undefined
      isSame = false
      return BREAK
    },
  }
  visit(document, visitWithTypeInfo(types, visitor))
  return isSame
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
