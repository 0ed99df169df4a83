import ipaddr from 'ipaddr.js'

const PRIVATE_RANGES = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal'])

/** Returns true if the server is remote and TLS is opportunistic. */
export function canSendPlaintext(smtpUrl: string): boolean {
  const { protocol, hostname } = new URL(smtpUrl)
  return protocol === 'smtp:' && !isPrivateHost(hostname.replace(/^\[|\]$/g, ''))
}

/** Accepts private addresses and names that only a private network resolves, such as a Compose service. */
function isPrivateHost(host: string): boolean {
  if (ipaddr.isValid(host)) return PRIVATE_RANGES.has(ipaddr.process(host).range())
  return !host.includes('.') || /\.(localhost|internal|local)$/.test(host)
}
