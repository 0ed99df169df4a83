import type { CommentSort } from '#client/__generated__/CommentThreadPaginationQuery.graphql.ts'
import { classNames } from '#client/ui/class-names.ts'
import styles from './CommentSorts.module.css'

const SORTS: { sort: CommentSort; label: string }[] = [
  { sort: 'TOP', label: 'Top' },
  { sort: 'NEWEST', label: 'Newest' },
  { sort: 'OLDEST', label: 'Oldest' },
]

type CommentSortsProps = { current: CommentSort; isBusy: boolean; onChange: (sort: CommentSort) => void }

export function CommentSorts({ current, isBusy, onChange }: CommentSortsProps) {
  return (
    <div role="group" aria-label="Sort comments" aria-busy={isBusy} className={styles.sorts}>
      {SORTS.map(({ sort, label }) => (
        <button
          key={sort}
          type="button"
          aria-pressed={sort === current}
          className={classNames(styles.sort, sort === current && styles.selected)}
          onClick={() => onChange(sort)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
