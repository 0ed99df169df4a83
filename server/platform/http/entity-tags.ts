/** RFC 9110, 13.1.2: a list, in which a cache on the way may have weakened the tag. */
export function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return known.includes('*') || known.includes(etag)
}
