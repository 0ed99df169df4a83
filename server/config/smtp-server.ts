import ipaddr from 'ipaddr.js'

const PRIVATE_RANGES = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal'])

/** Whether mail may cross networks of others without encryption: the server is remote, and TLS is only opportunistic. */
export function mayMailInPlaintext(smtpUrl: string): boolean {
  const { protocol, hostname } = new URL(smtpUrl)
  return protocol === 'smtp:' && !isPrivateHost(hostname.replace(/^\[|\]$/g, ''))
}

/** An address of a private network, or a name that only a private network resolves, such as a Compose service's. */
function isPrivateHost(host: string): boolean {
  if (ipaddr.isValid(host)) return PRIVATE_RANGES.has(ipaddr.process(host).range())
  return !host.includes('.') || /\.(localhost|internal|local)$/.test(host)
}
