import { errorMessage } from './error-message.ts'
import { isRateLimited } from './retry-delay.ts'
import { RETRIES_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import type { Failure } from './useRetries.ts'

/** What there is to say about a failure beside what failed: how it stands with asking again, if there is, else `text`. */
export function failureText({ error, retries, isRetrying }: Failure, text = ''): string {
  if (isRateLimited(error)) return errorMessage(error, text)
  return retries === RETRIES_MAX && !isRetrying ? messages.loadFailedAfter(RETRIES_MAX) : text
}
