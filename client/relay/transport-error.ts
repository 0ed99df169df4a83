import { failureMessages } from '#rules/failure-messages.ts'

/** Why an answer never arrived: no network here, no server there, or an answer that is not GraphQL. */
export type TransportFailure = 'offline' | 'unreachable' | 'unreadable'

type Details = { cause?: unknown; status?: number; retryAfterSeconds?: number }

/** The only thing the network function throws; whatever GraphQL itself has to say stays in `errors`. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  readonly failure: TransportFailure
  /** Of the answer that is not GraphQL. */
  readonly status: number | undefined
  /** When the server wants to be asked again. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    failure: TransportFailure,
    message: string,
    { cause, status, retryAfterSeconds }: Details = {},
  ) {
    super(message, { cause })
    this.failure = failure
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** `fetch` rejects with the same TypeError whether this device or the server is away. */
export function connectionError(cause: unknown): TransportError {
  return navigator.onLine
    ? new TransportError('unreachable', failureMessages.somethingWrong, { cause })
    : new TransportError('offline', failureMessages.offline, { cause })
}
