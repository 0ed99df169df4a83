/** An issuer is a URL; people know the provider by its host name. */
export function providerName(issuer: string): string {
  return issuer.replace(/^https?:\/\//, '').replace(/\/$/, '')
}
