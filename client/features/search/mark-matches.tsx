import type { ReactNode } from 'react'
import type { Highlighter } from '#client/ui/highlight.ts'
import { createMatcher, type Match } from './find-matches.ts'
import styles from './mark-matches.module.css'

/** Marks the matches of a search. A phrase may begin in one part of a text and end in another. */
export function createHighlighter(search: string): Highlighter {
  const findMatches = createMatcher(search)
  return (parts) => {
    const matches = findMatches(parts.join(''))
    let start = 0
    return parts.map((part) => {
      const offset = start
      start += part.length
      return markPart(part, offset, matches)
    })
  }
}

function markPart(part: string, offset: number, matches: readonly Match[]): ReactNode {
  const content: ReactNode[] = []
  let shown = 0
  for (const match of matches) {
    const start = Math.max(match.start - offset, 0)
    const end = Math.min(match.end - offset, part.length)
    if (start >= end) continue
    content.push(
      part.slice(shown, start),
      <mark key={start} className={styles.match}>
        {part.slice(start, end)}
      </mark>,
    )
    shown = end
  }
  return content.length > 0 ? [...content, part.slice(shown)] : part
}
