/** Returns the number with thousands separators. */
export function grouped(count: number): string {
  // The first use of `Intl` takes 25 ms, on a slow phone 100, and most numbers are small.
  return count < 1000 ? String(count) : count.toLocaleString('en')
}

/** Returns a number with its noun, such as "1 like" or "1,200 likes". */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${count === 1 ? noun : `${noun}s`}`
}

/** Returns the number with at most one decimal and a letter for thousands or millions, such as "1.2K". */
export function compact(count: number): string {
  return count < 1000
    ? String(count)
    : count.toLocaleString('en', { notation: 'compact', maximumFractionDigits: 1 })
}
