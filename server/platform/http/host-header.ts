import type { IncomingMessage } from 'node:http'

/** A name or an address, with or without a port (RFC 3986, §3.2.2 and §3.2.3). */
const HOST = /^([\w.~!$&'()*+,;=%-]+|\[[\da-f.:]+\])(:\d{0,5})?$/i

/** What a request to a proxy begins its target with, which a server has to take too (RFC 9112, §3.2.2). */
const ORIGIN = /^https?:\/\/([^/?#]*)/i

/** Of a request's target, which may be a whole address. */
export function pathOf(target: string): string {
  const path = target.replace(ORIGIN, '')
  return path === target || path.startsWith('/') ? path : `/${path}`
}

/**
 * Whether a request says once, and as one can, which host it is for (RFC 9112, §3.2). Who stands before us may have read the
 * one name of two, and we the other. Only HTTP/1.0 may leave it out.
 */
export function namesOneHost(
  { rawHeaders, headers: { host }, httpVersion }: IncomingMessage,
  target = '',
): boolean {
  if (host === undefined) return httpVersion === '1.0'
  const named = ORIGIN.exec(target)?.[1]
  if (named !== undefined && named.toLowerCase() !== host.toLowerCase()) return false
  // Node's server keeps the first of them alone.
  const names = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  return names.length === 1 && HOST.test(host)
}
