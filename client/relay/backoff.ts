import { firstServerError, TransportError } from './errors.ts'

/** Milliseconds, from section 9 of the specification. */
const [MIN_DELAY, MAX_DELAY] = [1_000, 30_000]

const RETRYABLE_CODES = new Set(['INTERNAL_SERVER_ERROR', 'RATE_LIMITED', 'SERVICE_UNAVAILABLE'])

/** Exponential backoff in milliseconds. The random part spreads the clients that lost their connection together. */
export function backOffDelay(failuresBefore: number): number {
  return Math.min(MIN_DELAY * 2 ** failuresBefore, MAX_DELAY) * (1 + Math.random() / 2)
}

/** Waits for the backoff delay, or until the browser is online again or the signal aborts. */
export function backOff(failuresBefore: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const end = () => {
      clearTimeout(timer)
      ended.abort()
      resolve()
    }
    const timer = setTimeout(end, backOffDelay(failuresBefore))
    addEventListener('online', end, { signal: ended.signal })
    signal?.addEventListener('abort', end, { signal: ended.signal })
  })
}

/** Milliseconds until the next automatic retry; undefined when a retry would fail again. */
export function retryDelay(error: unknown, failuresBefore: number): number | undefined {
  const { isRetryable, retryAfterSeconds = 0 } = retryDecision(error)
  return isRetryable ? Math.max(backOffDelay(failuresBefore), retryAfterSeconds * 1000) : undefined
}

type RetryDecision = { isRetryable: boolean; retryAfterSeconds?: number | undefined }

function retryDecision(error: unknown): RetryDecision {
  if (error instanceof TransportError) {
    const { failure, status = 0, retryAfterSeconds } = error
    const isRetryable = failure !== 'unreadable' || status >= 500 || status === 408 || status === 429
    return { isRetryable, retryAfterSeconds }
  }
  const { code, retryAfterSeconds } = firstServerError(error)?.extensions ?? {}
  return { isRetryable: code === undefined || RETRYABLE_CODES.has(code), retryAfterSeconds }
}
