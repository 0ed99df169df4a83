/** Characters with a meaning in regular expressions of PostgreSQL. */
const SPECIAL = /[\\^$.|?*+()[\]{}]/g

/**
 * Returns a regular expression of PostgreSQL that matches texts with one of the words. A word ends where letters, digits and
 * underscores end, so that a hashtag counts as its word.
 */
export function mutedWordsPattern(words: readonly string[]): string {
  const alternatives = words.map((word) => word.replace(SPECIAL, '\\$&').replace(/\s+/g, '[[:space:]]+'))
  return `(^|[^[:alnum:]_])(${alternatives.join('|')})($|[^[:alnum:]_])`
}
