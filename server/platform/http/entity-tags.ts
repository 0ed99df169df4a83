import { createHash } from 'node:crypto'

export function entityTagOf(text: string): string {
  return `"${createHash('sha1').update(text).digest('base64url')}"`
}

/** The header is a list of tags, which caches may have weakened (RFC 9110, 13.1.2). */
export function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return known.includes('*') || known.includes(etag)
}
