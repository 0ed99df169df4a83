/** Whether a word of the texts begins with each word of the query. */
export function matchesQuery(texts: readonly string[], query: string): boolean {
  const known = wordsOf(texts.join(' '))
  return wordsOf(query).every((word) => known.some((candidate) => candidate.startsWith(word)))
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+|\p{Regional_Indicator}+|\p{Extended_Pictographic}/gu) ?? []
  )
}
