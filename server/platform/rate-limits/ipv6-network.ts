/** The key of an IPv6 /64, alone or at the end of a composite key, as `networkOf` in `server/platform/http/caller.ts` writes it. */
const IPV6_NETWORK = /([0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}):[0-9a-f]{1,4}::\/64$/

/** The same key for the /48 around the /64, which one customer may hold as a whole; null for any other key. */
export function siteKeyOf(key: string): string | null {
  return IPV6_NETWORK.test(key) ? key.replace(IPV6_NETWORK, '$1::/48') : null
}
