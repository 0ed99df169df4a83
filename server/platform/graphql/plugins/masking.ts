import { handleStreamOrSingleExecutionResult, isAsyncIterable, type Plugin } from '@envelop/core'
import { GraphQLError, type ExecutionResult, type GraphQLErrorOptions } from 'graphql'
import type { Plugin as YogaPlugin } from 'graphql-yoga'
import type { ErrorCode } from '#server/platform/error-codes.ts'
import { RateLimitedError, Refusal, ValidationError } from '#server/platform/refusals.ts'
import { RETRY_AFTER_SECONDS, describeUnexpected } from '#server/platform/http/error-response.ts'
import type { GraphQLContext, OperationSource } from '#server/platform/graphql/context.ts'
import { BAD_REQUEST } from './coded-error.ts'

const UNEXPECTED = new Set<unknown>(['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'] satisfies ErrorCode[])

/** Whether the fault is ours, so that the same may be answered another time. */
export function isUnexpected({ extensions }: GraphQLError): boolean {
  return UNEXPECTED.has(extensions['code'])
}

/**
 * What a caller is told of an error: a refusal in its own words and code, a fault in the query as GraphQL says it, and
 * of anything unexpected only the request id under which it was logged. Each has a code of rules/error-codes.ts.
 */
export function useMaskedErrors(): Plugin<GraphQLContext> {
  return {
    onParse:
      () =>
      ({ result }) => {
        if (result instanceof GraphQLError) addCode(result, 'GRAPHQL_PARSE_FAILED', { http: BAD_REQUEST })
      },
    onExecute: ({ args }) => ({
      onExecuteDone: (payload) =>
        handleStreamOrSingleExecutionResult(payload, ({ result, setResult }) =>
          setResult(maskResult(result, args.contextValue)),
        ),
    }),
    // What is told by a stream is masked where it is made: each hook for streams is held by every open socket.
    onSubscribe: ({ args }) => ({
      onSubscribeResult: ({ result, setResult }) => {
        if (!isAsyncIterable(result)) setResult(maskResult(result, args.contextValue))
      },
    }),
  }
}

/** The same for what fails over HTTP before an operation is executed. */
export function useMaskedResponses(): YogaPlugin<object, OperationSource, GraphQLContext> {
  return {
    onResultProcess: ({ result, setResult, serverContext }) => {
      if (isAsyncIterable(result) || Array.isArray(result)) return
      const masked = maskResult(result, serverContext.graphql)
      masked.errors?.forEach(tellMethod)
      setResult(masked)
    },
  }
}

export function maskResult(result: ExecutionResult, context: GraphQLContext): ExecutionResult {
  if (!result.errors) return result
  // Where nothing was done, it is the request that is at fault.
  const details = result.data === undefined ? { http: BAD_REQUEST } : {}
  const errors = result.errors.map((error) => addCode(mask(error, context), 'BAD_USER_INPUT', details))
  return { ...result, errors }
}

/** The same of what ends a stream. */
export function maskFailure(error: unknown, context: GraphQLContext): GraphQLError {
  return mask(toGraphQLError(error), context)
}

function mask(error: GraphQLError, { dependencies, requestId }: GraphQLContext): GraphQLError {
  const { nodes, path, originalError } = error
  if (!originalError || originalError instanceof GraphQLError) return error
  if (originalError instanceof Refusal) return formatRefusal(originalError, { nodes, path })
  dependencies.log.error({ err: originalError, requestId, path }, 'Unexpected error in a GraphQL operation')
  return formatUnexpectedError(originalError, requestId, { nodes, path })
}

type Place = Pick<GraphQLErrorOptions, 'nodes' | 'path'>

/** Over HTTP also by the status, when something is away: a program that repeats by it need not read further. */
export function formatUnexpectedError(error: unknown, requestId: string, place: Place = {}): GraphQLError {
  const { status, code, message } = describeUnexpected(error, requestId)
  const details =
    status === 503
      ? { http: { status, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } } }
      : { requestId }
  return new GraphQLError(message, { ...place, extensions: { code, ...details } })
}

/** Yoga has one code for all that is wrong with a request; a wrong method has its own here. */
function tellMethod({ extensions }: GraphQLError): void {
  if (Object(extensions['http']).status === 405) extensions['code'] = 'METHOD_NOT_ALLOWED' satisfies ErrorCode
}

/** GraphQL's own errors come without a code. */
function addCode(error: GraphQLError, code: ErrorCode, details: object = {}): GraphQLError {
  if (!error.extensions['code']) Object.assign(error.extensions, { code, ...details })
  return error
}

/** A refusal in the shape of GraphQL's errors, and where in the query it was met. */
export function formatRefusal(refusal: Refusal, where: Place = {}): GraphQLError {
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
