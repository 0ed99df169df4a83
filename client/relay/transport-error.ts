import { failureMessages } from '#rules/failure-messages.ts'

/** Why an answer never arrived: no network here, no server there, or an answer that is not GraphQL. */
export type TransportFailure = 'offline' | 'unreachable' | 'unreadable'

/** The only thing the network function throws; whatever GraphQL itself has to say stays in `errors`. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  readonly failure: TransportFailure

  constructor(failure: TransportFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}

/** `fetch` rejects with the same TypeError whether this device or the server is away. */
export function connectionError(cause: unknown): TransportError {
  return navigator.onLine
    ? new TransportError('unreachable', failureMessages.somethingWrong, { cause })
    : new TransportError('offline', failureMessages.offline, { cause })
}
