export type CodePointRange = readonly [first: number, last: number]

/** Parses a list as in CSS: `U+0-FF,U+131`. The `U+` is optional. */
export function parseRanges(list: string): CodePointRange[] {
  return list.split(',').map((range) => {
    const [first = '', last = first] = range.replace(/^U\+/, '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}

export function isInRanges(ranges: readonly CodePointRange[], codePoint: number): boolean {
  return ranges.some(([first, last]) => codePoint >= first && codePoint <= last)
}
