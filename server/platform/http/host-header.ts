import type { IncomingMessage } from 'node:http'

/** A host name or IP address with an optional port (RFC 3986, 3.2.2 and 3.2.3). */
const HOST = /^([\w.~!$&'()*+,;=%-]+|\[[\da-f.:]+\])(:\d{0,5})?$/i

/** The start of a target in absolute form, which servers have to accept (RFC 9112, 3.2.2). */
const ORIGIN = /^https?:\/\/([^/?#]*)/i

export function pathOf(target: string): string {
  const path = target.replace(ORIGIN, '')
  return path === target || path.startsWith('/') ? path : `/${path}`
}

/** With two Host headers, a proxy and this server could use different ones (RFC 9112, 3.2). */
export function namesOneHost(
  { rawHeaders, headers: { host }, httpVersion }: IncomingMessage,
  target = '',
): boolean {
  if (host === undefined) return httpVersion === '1.0'
  const named = ORIGIN.exec(target)?.[1]
  if (named !== undefined && named.toLowerCase() !== host.toLowerCase()) return false
  const names = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  return names.length === 1 && HOST.test(host)
}
