import { classNames } from '#client/ui/class-names.ts'
import styles from './Panel.module.css'

type ResultCountProps = { query: string; count: number; singular: string; plural: string }

/** Tells screen readers the number of results, and everybody if there is none. */
export function ResultCount({ query, count, singular, plural }: ResultCountProps) {
  const text =
    count === 0 ? `No ${singular} matches “${query}”.` : `${count} ${count === 1 ? singular : plural}`
  return (
    <p role="status" className={classNames(styles.note, count > 0 && 'visually-hidden')}>
      {query.trim() !== '' && text}
    </p>
  )
}
