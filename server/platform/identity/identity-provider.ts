export type IdentityClaims = { issuer: string; subject: string; email: string; name: string | null }

export type IdentityProvider = {
  clientId: string
  scriptUrl: string
  /** Null: the token is invalid or expired, or for another client or nonce. Unless `isResumed`, it must be recent. */
  verify(idToken: string, nonce: string, options: { isResumed: boolean }): Promise<IdentityClaims | null>
}
