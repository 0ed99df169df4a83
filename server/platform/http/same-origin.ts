import type { IncomingHttpHeaders } from 'node:http'

/** Requests that no page has sent are accepted. The public URL is for proxies that change the Host header. */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (typeof site === 'string' && site !== 'same-origin' && site !== 'none') return false
  if (!origin) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  const ours = publicUrl === null ? null : new URL(publicUrl)
  // For the public host the scheme has to match too, because an http page could come from an attacker.
  return from.host === ours?.host ? from.origin === ours.origin : from.host === host
}
