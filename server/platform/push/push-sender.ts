/** A browser at its push service (RFC 8030), with the keys for encryption (RFC 8291). */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/**
 * `gone`: the push service does not know the browser any more (404 or 410), or is not allowed any more.
 * `failed`: worth another attempt.
 */
export type PushOutcome = 'delivered' | 'gone' | 'failed' | 'timeout'

export type PushSender = {
  /** The public key that browsers subscribe with (VAPID, RFC 8292), base64url. */
  publicKey: string
  /** Whether the URL is one of a push service that the site allows. Its addresses are checked when a message is sent. */
  isAllowed(endpoint: string): boolean
  /** `message` is sent as JSON. Messages with the same topic replace each other at the push service. */
  send(target: PushTarget, message: object, options: { topic: string }): Promise<PushOutcome>
}
