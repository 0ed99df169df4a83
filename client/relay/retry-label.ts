import { RETRIES_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import type { Failure } from './useRetries.ts'

/** Which retry comes next, or is under way. */
export function retryLabel({ retries, isRetrying }: Failure): string {
  return isRetrying ? messages.retrying(retries) : messages.retry(Math.min(retries + 1, RETRIES_MAX))
}
