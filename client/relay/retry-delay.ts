import { backOffDelay } from './backoff.ts'
import { firstServerError } from './error-message.ts'
import { TransportError } from './transport-error.ts'

/** Milliseconds until it is worth asking again after so many failures in a row; undefined: the answer would be the same. */
export function retryDelay(error: unknown, failuresBefore: number): number | undefined {
  const { isPassing, retryAfterSeconds = 0 } =
    error instanceof TransportError ? transport(error) : graphQL(error)
  return isPassing ? Math.max(backOffDelay(failuresBefore), retryAfterSeconds * 1000) : undefined
}

/** Whether the server said how long to leave it alone: its sentence says so too. */
export function isRateLimited(error: unknown): boolean {
  return error instanceof TransportError
    ? error.status === 429
    : firstServerError(error)?.extensions?.code === 'RATE_LIMITED'
}

const PASSING_CODES = new Set(['INTERNAL_SERVER_ERROR', 'RATE_LIMITED', 'SERVICE_UNAVAILABLE'])

type Prospect = { isPassing: boolean; retryAfterSeconds?: number | undefined }

function transport({ status = 0, retryAfterSeconds, failure }: TransportError): Prospect {
  const isPassing = failure !== 'unreadable' || status >= 500 || status === 408 || status === 429
  return { isPassing, retryAfterSeconds }
}

/** What is not the caller's fault passes; so may what the server gave no code for. */
function graphQL(error: unknown): Prospect {
  const { code, retryAfterSeconds } = firstServerError(error)?.extensions ?? {}
  return { isPassing: code === undefined || PASSING_CODES.has(code), retryAfterSeconds }
}
