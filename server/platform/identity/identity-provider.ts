/** Who the provider says someone is. The address is one that the provider has verified. */
export type IdentityClaims = { issuer: string; subject: string; email: string; name: string | null }

/** An OpenID Connect provider whose own script signs people in on our pages and hands us an ID token. */
export type IdentityProvider = {
  clientId: string
  /** The script that the login and register pages load. */
  scriptUrl: string
  /**
   * Null for a token that is not this provider's, not for us, expired, or not of the browser that got `nonce`. Unless
   * `isResumed`, the token must also have been issued within the last minutes.
   */
  verify(idToken: string, nonce: string, options: { isResumed: boolean }): Promise<IdentityClaims | null>
}
