/** A browser at its push service (RFC 8030), with the keys for encryption (RFC 8291). */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/** `gone`: the push service does not know the browser any more (404 or 410). `failed`: worth another attempt. */
export type PushOutcome = 'delivered' | 'gone' | 'failed'

export type PushSender = {
  /** The public key that browsers subscribe with (VAPID, RFC 8292), base64url. */
  publicKey: string
  /** Whether the URL can be a push service. Its addresses are checked when a message is sent. */
  isAllowed(endpoint: string): boolean
  /** `message` is sent as JSON. Messages with the same topic replace each other at the push service. */
  send(target: PushTarget, message: object, options: { topic: string }): Promise<PushOutcome>
}
