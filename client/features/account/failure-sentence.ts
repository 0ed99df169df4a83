import { errorMessage } from '#client/relay/error-message.ts'
import { TransportError } from '#client/relay/transport-error.ts'

/** As `errorMessage`; but when the server could not be reached, what was attempted says more than that. */
export function failureSentence(error: unknown, attempted: string): string {
  const isUnreachable = error instanceof TransportError && error.failure === 'unreachable'
  return isUnreachable ? attempted : errorMessage(error, attempted)
}
