import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request comes from a page of ours, or from no page at all: by the name that the request gives this server, or by
 * its public address, should a proxy ask under another name. A browser's own word on it counts before what it calls the origin.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (typeof site === 'string' && site !== 'same-origin' && site !== 'none') return false
  if (!origin) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  const ours = publicUrl === null ? null : new URL(publicUrl)
  // Of the name that is public only what is public: a page that came unprotected under it may be anybody's.
  return from.host === ours?.host ? from.origin === ours.origin : from.host === host
}
