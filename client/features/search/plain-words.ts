import { parseSearchQuery } from '#rules/search-query.ts'

/** The words of a search that has other conditions. Undefined if there are none, or if the search has no words. */
export function withoutOperators(search: string): string | undefined {
  const { words, phrases, tags, ...conditions } = parseSearchQuery(search)
  const hasConditions = Object.values(conditions).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== null,
  )
  const hasSyntax = hasConditions || phrases.length > 0 || tags.length > 0
  return (hasSyntax && [...words, ...phrases, ...tags].join(' ')) || undefined
}
