import { failureMessages } from '#rules/failure-messages.ts'

/** `unreadable`: the response is not GraphQL, for example the error page of a proxy. */
export type TransportFailure = 'offline' | 'unreachable' | 'unreadable'

type TransportErrorOptions = { cause?: unknown; status?: number; retryAfterSeconds?: number }

/** The only error that the network function throws. GraphQL errors stay in the response. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  readonly failure: TransportFailure
  /** The HTTP status of an unreadable response. */
  readonly status: number | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    failure: TransportFailure,
    message: string,
    { cause, status, retryAfterSeconds }: TransportErrorOptions = {},
  ) {
    super(message, { cause })
    this.failure = failure
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** `fetch` rejects with the same TypeError whether the device is offline or the server is unreachable. */
export function connectionError(cause?: unknown): TransportError {
  return navigator.onLine
    ? new TransportError('unreachable', failureMessages.somethingWrong, { cause })
    : new TransportError('offline', failureMessages.offline, { cause })
}

type ServerError = {
  message?: string
  extensions?: { code?: string; retryAfterSeconds?: number }
}

/** The first GraphQL error of the response that Relay rejected with. */
export function firstServerError(error: unknown): ServerError | undefined {
  if (!isRecord(error) || !isRecord(error['source']) || !Array.isArray(error['source']['errors']))
    return undefined
  const [first]: unknown[] = error['source']['errors']
  if (!isRecord(first)) return undefined
  const { message, extensions } = first
  return {
    ...(typeof message === 'string' && { message }),
    ...(isRecord(extensions) && { extensions: readExtensions(extensions) }),
  }
}

function readExtensions({ code, retryAfterSeconds }: Record<string, unknown>) {
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof retryAfterSeconds === 'number' && { retryAfterSeconds }),
  }
}

export function isRateLimited(error: unknown): boolean {
  return error instanceof TransportError
    ? error.status === 429
    : firstServerError(error)?.extensions?.code === 'RATE_LIMITED'
}

type ErrorMessageOptions = {
  /** Names the operation that failed. Shown when the error itself has no message for people. */
  fallback: string
  /** Queries are retried automatically, so only their rate limits are explained. */
  context?: 'mutation' | 'query'
}

/** The message to show for a failed query or mutation. */
export function errorMessage(
  error: unknown,
  { fallback, context = 'mutation' }: ErrorMessageOptions,
): string {
  if (context === 'query' && !isRateLimited(error)) return fallback
  if (error instanceof TransportError) return error.failure === 'unreachable' ? fallback : error.message
  return firstServerError(error)?.message ?? fallback
}

export type MutationResult = { readonly __typename: string; readonly message?: string }

/** Resolves to the message of a failed mutation. Undefined if the result is the payload or the accepted error. */
export async function mutationFailure(
  result: Promise<MutationResult>,
  { fallback, accepted }: { fallback: string; accepted?: string },
): Promise<string | undefined> {
  try {
    const { __typename, message } = await result
    return __typename.endsWith('Payload') || __typename === accepted ? undefined : (message ?? fallback)
  } catch (error) {
    return errorMessage(error, { fallback })
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
