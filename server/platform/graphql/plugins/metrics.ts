import { isAsyncIterable, type AsyncIterableIteratorOrValue, type Plugin } from '@envelop/core'
import { getOperationAST, type DocumentNode, type ExecutionArgs, type ExecutionResult } from 'graphql'
import type { Metrics } from '#server/platform/telemetry/metrics.ts'
import type { GraphQLContext } from '#server/platform/graphql/context.ts'
import { isUnexpected } from './masking.ts'

/**
 * Only the site's documents are labeled by name, because clients could create any number of labels. Has to follow the
 * masking plugin, which distinguishes refusals from failures.
 */
export function useMetrics(metrics: Metrics, ownDocuments: WeakSet<DocumentNode>): Plugin<GraphQLContext> {
  const startTimer = (args: ExecutionArgs) => {
    const startedAt = performance.now()
    return (result: AsyncIterableIteratorOrValue<ExecutionResult>) => {
      const labels = { ...describe(args, ownDocuments), outcome: outcomeOf(result) }
      metrics.time('graphql_operation_duration_seconds', labels, (performance.now() - startedAt) / 1000)
    }
  }
  return {
    onExecute: ({ args }) => {
      const stop = startTimer(args)
      return { onExecuteDone: ({ result }) => stop(result) }
    },
    onSubscribe: ({ args }) => {
      const stop = startTimer(args)
      return { onSubscribeResult: ({ result }) => stop(result) }
    },
  }
}

function describe({ document, operationName }: ExecutionArgs, ownDocuments: WeakSet<DocumentNode>) {
  const operation = getOperationAST(document, operationName)
  return {
    operation: (ownDocuments.has(document) && operation?.name?.value) || 'other',
    type: operation?.operation ?? 'other',
  }
}

/** Refusals in a result union count as ok. The outcome of a stream is that of its start. */
function outcomeOf(result: AsyncIterableIteratorOrValue<ExecutionResult>): 'ok' | 'refused' | 'failed' {
  if (isAsyncIterable(result) || !result.errors) return 'ok'
  return result.errors.some(isUnexpected) ? 'failed' : 'refused'
}
