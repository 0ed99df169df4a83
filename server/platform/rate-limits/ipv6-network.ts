/** An IPv6 /64 as `networkOf` in http/caller.ts formats it, alone or at the end of a composite key. */
const IPV6_NETWORK = /([0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}):[0-9a-f]{1,4}::\/64$/

/** The same key for the surrounding /48, which one customer may own. Null for any other key. */
export function siteKeyOf(key: string): string | null {
  return IPV6_NETWORK.test(key) ? key.replace(IPV6_NETWORK, '$1::/48') : null
}
