import ipaddr from 'ipaddr.js'

const PRIVATE_RANGES = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal'])

/** Whether mail may be sent unencrypted over public networks: the server is remote and TLS is opportunistic. */
export function mayMailInPlaintext(smtpUrl: string): boolean {
  const { protocol, hostname } = new URL(smtpUrl)
  return protocol === 'smtp:' && !isPrivateHost(hostname.replace(/^\[|\]$/g, ''))
}

/** A private address, or a name that only a private network resolves, such as a Compose service. */
function isPrivateHost(host: string): boolean {
  if (ipaddr.isValid(host)) return PRIVATE_RANGES.has(ipaddr.process(host).range())
  return !host.includes('.') || /\.(localhost|internal|local)$/.test(host)
}
