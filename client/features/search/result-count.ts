import { useEffect } from 'react'
import { counted } from '#client/ui/counts.ts'
import { COUNTED_ROWS_MAX } from '#rules/limits.ts'

/** The number of results as a text. `isMore` if there are further results that are not counted. */
export function resultCount(count: number, isMore = count >= COUNTED_ROWS_MAX): string {
  if (count === 0) return 'No results'
  return isMore ? `More than ${counted(count, 'result')}` : counted(count, 'result')
}

/** Reports the number of results while they are shown, for a live region that exists before them. */
export function useResultCount(count: string, onCount: (count: string) => void): void {
  useEffect(() => {
    onCount(count)
    return () => onCount('')
  }, [count, onCount])
}
