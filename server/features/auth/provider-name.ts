/** Messages name a provider by its host name, because its issuer is a URL. */
export function providerName(issuer: string): string {
  return issuer.replace(/^https?:\/\//, '').replace(/\/$/, '')
}
