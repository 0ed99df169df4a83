/** Clients can send null for an optional field, which then counts as missing. */
export function omitNulls(input: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))
}
