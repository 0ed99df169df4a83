import { useEffect } from 'react'
import { COUNTED_ROWS_MAX } from '#rules/limits.ts'

/** The number of results as a text. `isMore` if there are further results that are not counted. */
export function resultCount(count: number, isMore = count >= COUNTED_ROWS_MAX): string {
  if (count === 0) return 'No results'
  if (isMore) return `More than ${count.toLocaleString('en')} results`
  return count === 1 ? '1 result' : `${count.toLocaleString('en')} results`
}

/** Reports the number of results while they are shown, for a live region that exists before them. */
export function useResultCount(count: string, onCount: (count: string) => void): void {
  useEffect(() => {
    onCount(count)
    return () => onCount('')
  }, [count, onCount])
}
