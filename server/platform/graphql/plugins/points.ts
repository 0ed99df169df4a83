import { handleStreamOrSingleExecutionResult, type Plugin } from '@envelop/core'
import {
  getOperationAST,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLError,
} from 'graphql'
import type { Plugin as YogaPlugin } from 'graphql-yoga'
import { OPERATION_COST_MAX, SUBSCRIPTION_COST_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { RateLimitedError } from '#server/platform/refusals.ts'
import { spendPoints, type Points } from '#server/platform/rate-limits/rate-limits.ts'
import type { GraphQLContext, OperationSource } from '#server/platform/graphql/context.ts'
import { codedError } from './coded-error.ts'
import { costOfOperation } from './operation-cost.ts'

type Operation = ExecutionArgs & { contextValue: GraphQLContext }
type ExecutionStart = {
  args: Operation
  setResultAndStopExecution: (result: { errors: GraphQLError[] }) => void
}

/** Charges an operation before its execution. The site's own documents are cheap and count only as requests. */
export function usePoints(ownDocuments: WeakSet<DocumentNode>): Plugin<GraphQLContext> {
  return {
    onExecute: (start) => {
      if (ownDocuments.has(start.args.document)) return undefined
      return chargeOrStop(start).then(() => ({
        onExecuteDone: (payload) =>
          handleStreamOrSingleExecutionResult(payload, ({ args, result, setResult }) => {
            const { points } = args.contextValue
            if (points)
              setResult({ ...result, extensions: { ...result.extensions, cost: formatPoints(points) } })
          }),
      }))
    },
    onSubscribe: async (start) => {
      if (!ownDocuments.has(start.args.document)) await chargeOrStop(start)
    },
  }
}

export function usePointsHeaders(): YogaPlugin<object, OperationSource & { points?: Points }> {
  return {
    onResponse: ({ response: { headers }, serverContext }) => {
      if (!serverContext?.points) return
      const { cost, limit, remaining, resetSeconds } = serverContext.points
      headers.set('ratelimit-points-cost', String(cost))
      headers.set('ratelimit-points-limit', String(limit))
      headers.set('ratelimit-points-remaining', String(remaining))
      headers.set('ratelimit-points-reset', String(resetSeconds))
    },
  }
}

async function chargeOrStop({ args, setResultAndStopExecution }: ExecutionStart): Promise<void> {
  const error = await charge(args)
  if (error) setResultAndStopExecution({ errors: [error] })
}

async function charge(operation: Operation): Promise<GraphQLError | undefined> {
  const { schema, document, operationName, variableValues, contextValue: context } = operation
  const definition = getOperationAST(document, operationName)
  if (!definition) return codedError('OPERATION_RESOLUTION_FAILURE', messages.operationUnclear)
  const cost = costOfOperation(schema, document, definition, variableValues ?? {})
  const isSubscription = definition.operation === OperationTypeNode.SUBSCRIPTION
  const maximum = isSubscription ? SUBSCRIPTION_COST_MAX : OPERATION_COST_MAX
  if (cost > maximum) {
    const message = messages.operationTooCostly(cost, maximum)
    return codedError('COST_LIMIT_EXCEEDED', message, { cost, maximum })
  }
  const { dependencies, viewer, caller } = context
  context.points = await spendPoints(dependencies, viewer, caller, cost)
  return context.points.isAllowed ? undefined : outOfPoints(context.points)
}

function outOfPoints({ resetSeconds }: Points): GraphQLError {
  const { code, message, retryAfterSeconds } = new RateLimitedError(resetSeconds)
  const http = { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } }
  return codedError(code, message, { retryAfterSeconds }, http)
}

function formatPoints({ cost, limit, remaining, resetAt }: Points) {
  return { requested: cost, limit, remaining, resetAt: resetAt.toISOString() }
}
