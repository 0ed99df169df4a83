export type TokenKey = { id: string; key: Uint8Array }

/** Independent keys for separate purposes. The first key of each is used; the others are still accepted. */
export type Secrets = {
  /** For access and refresh tokens (HMAC-SHA-256). */
  tokenKeys: readonly TokenKey[]
  /** For the hashes of one-time codes (HMAC-SHA-256). */
  codeKeys: readonly Uint8Array[]
  /** For queued mails (AES-256-GCM). */
  mailKeys: readonly Uint8Array[]
  /** For the cookies of known devices (HMAC-SHA-256). */
  deviceKeys: readonly Uint8Array[]
}
