import { TransportError } from './transport-error.ts'

type ServerError = {
  message?: string
  extensions?: { code?: string; retryAfterSeconds?: number }
}

/**
 * The message to show for a failed query or mutation: the message of the transport error or of the first GraphQL error.
 * `fallback` names the action that failed, which says more than that the server cannot be reached.
 */
export function errorMessage(error: unknown, fallback: string): string {
  if (error instanceof TransportError) return error.failure === 'unreachable' ? fallback : error.message
  return firstServerError(error)?.message ?? fallback
}

/** What the server says went wrong, if it was the server that said so. */
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
