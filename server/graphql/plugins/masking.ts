import { handleStreamOrSingleExecutionResult, type ExecutionResult, type Plugin } from '@envelop/core'
import { GraphQLError, type GraphQLErrorOptions } from 'graphql'
import { messages } from '#rules/messages.ts'
import { RateLimitedError, Refusal, ValidationError } from '#server/domain/errors.ts'
import type { GraphQLContext } from '../context.ts'

/**
 * What a caller is told of an error: a refusal in its own words and code, a fault in the query as GraphQL says it, and
 * of anything unexpected only the request id under which it was logged.
 */
export function useMaskedErrors(): Plugin<GraphQLContext> {
  return {
    onExecute: ({ args }) => ({
      onExecuteDone: (payload) =>
        handleStreamOrSingleExecutionResult(payload, ({ result, setResult }) =>
          setResult(maskResult(result, args.contextValue)),
        ),
    }),
    onSubscribe: ({ args }) => ({
      onSubscribeResult: (payload) => {
        if ('errors' in payload.result) payload.setResult(maskResult(payload.result, args.contextValue))
      },
      onSubscribeError: ({ error, setError }) => setError(mask(toGraphQLError(error), args.contextValue)),
    }),
  }
}

function maskResult(result: ExecutionResult, context: GraphQLContext): ExecutionResult {
  return result.errors ? { ...result, errors: result.errors.map((error) => mask(error, context)) } : result
}

function mask(error: GraphQLError, { dependencies, requestId }: GraphQLContext): GraphQLError {
  const { nodes, path, originalError } = error
  if (!originalError || originalError instanceof GraphQLError) return error
  if (originalError instanceof Refusal) return tellRefusal(originalError, { nodes, path })
  dependencies.log.error({ err: originalError, requestId, path }, 'Unexpected error in a GraphQL operation')
  return new GraphQLError(messages.unexpected(requestId), {
    nodes,
    path,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  })
}

/** A refusal in the shape of GraphQL's errors, and where in the query it was met. */
export function tellRefusal(
  refusal: Refusal,
  where: Pick<GraphQLErrorOptions, 'nodes' | 'path'> = {},
): GraphQLError {
  return new GraphQLError(refusal.message, {
    ...where,
    extensions: { code: refusal.code, ...detailsOf(refusal) },
  })
}

function detailsOf(refusal: Refusal): object {
  if (refusal instanceof ValidationError) return { fields: refusal.fields }
  if (refusal instanceof RateLimitedError) return { retryAfterSeconds: refusal.retryAfterSeconds }
  return {}
}

function toGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error
  return new GraphQLError('Subscription failed', {
    originalError: error instanceof Error ? error : new Error(String(error)),
  })
}
