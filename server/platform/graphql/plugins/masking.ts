import { handleStreamOrSingleExecutionResult, isAsyncIterable, type Plugin } from '@envelop/core'
import { GraphQLError, type ExecutionResult, type GraphQLErrorOptions } from 'graphql'
import type { Plugin as YogaPlugin } from 'graphql-yoga'
import type { ErrorCode } from '#server/platform/error-codes.ts'
import { RateLimitedError, Refusal, ValidationError } from '#server/platform/refusals.ts'
import { RETRY_AFTER_SECONDS, describeUnexpected, faultLevel } from '#server/platform/http/error-response.ts'
import type { GraphQLContext, OperationSource } from '#server/platform/graphql/context.ts'
import { BAD_REQUEST } from './coded-error.ts'

const UNEXPECTED = new Set<unknown>(['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'] satisfies ErrorCode[])

export function isUnexpected({ extensions }: GraphQLError): boolean {
  return UNEXPECTED.has(extensions['code'])
}

/** The client receives only the request id of an unexpected error. Every error gets a code of rules/error-codes.ts. */
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
    // Streams mask their results themselves, because every open socket would hold each hook for streams.
    onSubscribe: ({ args }) => ({
      onSubscribeResult: ({ result, setResult }) => {
        if (!isAsyncIterable(result)) setResult(maskResult(result, args.contextValue))
      },
    }),
  }
}

export function useMaskedResponses(): YogaPlugin<object, OperationSource, GraphQLContext> {
  return {
    onResultProcess: ({ result, setResult, serverContext }) => {
      if (isAsyncIterable(result) || Array.isArray(result)) return
      const masked = maskResult(result, serverContext.graphql)
      masked.errors?.forEach(setMethodNotAllowed)
      setResult(masked)
    },
  }
}

export function maskResult(result: ExecutionResult, context: GraphQLContext): ExecutionResult {
  if (!result.errors) return result
  // A result without data means that the request was invalid.
  const details = result.data === undefined ? { http: BAD_REQUEST } : {}
  const errors = result.errors.map((error) => addCode(mask(error, context), 'BAD_USER_INPUT', details))
  return { ...result, errors }
}

export function maskFailure(error: unknown, context: GraphQLContext): GraphQLError {
  return mask(toGraphQLError(error), context)
}

function mask(error: GraphQLError, { dependencies, requestId }: GraphQLContext): GraphQLError {
  const { nodes, path, originalError } = error
  if (!originalError || originalError instanceof GraphQLError) return error
  if (originalError instanceof Refusal) return formatRefusal(originalError, { nodes, path })
  const level = faultLevel(describeUnexpected(originalError, requestId).status)
  dependencies.log[level]({ err: originalError, requestId, path }, 'Unexpected error in a GraphQL operation')
  return formatUnexpectedError(originalError, requestId, { nodes, path })
}

type ErrorLocation = Pick<GraphQLErrorOptions, 'nodes' | 'path'>

/** HTTP clients can decide by the status 503 to retry, without reading the body. */
export function formatUnexpectedError(
  error: unknown,
  requestId: string,
  location: ErrorLocation = {},
): GraphQLError {
  const { status, code, message } = describeUnexpected(error, requestId)
  const details =
    status === 503
      ? { http: { status, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } } }
      : { requestId }
  return new GraphQLError(message, { ...location, extensions: { code, ...details } })
}

function setMethodNotAllowed({ extensions }: GraphQLError): void {
  if (Object(extensions['http']).status === 405) extensions['code'] = 'METHOD_NOT_ALLOWED' satisfies ErrorCode
}

function addCode(error: GraphQLError, code: ErrorCode, details: object = {}): GraphQLError {
  if (!error.extensions['code']) Object.assign(error.extensions, { code, ...details })
  return error
}

export function formatRefusal(refusal: Refusal, location: ErrorLocation = {}): GraphQLError {
  return new GraphQLError(refusal.message, {
    ...location,
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
