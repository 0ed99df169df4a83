import ArrowUp from 'lucide-react/icons/arrow-up'
import styles from './NewPostsPill.module.css'

type NewPostsPillProps = {
  count: number
  /** There are more than could be counted. */
  hasMore: boolean
  onPress: () => void
}

/** Says what has arrived above, if anything has, and leads there. What is announced has to be there before its words are. */
export function NewPostsPill({ count, hasMore, onPress }: NewPostsPillProps) {
  const label = hasMore ? 'New posts' : `${count} new ${count === 1 ? 'post' : 'posts'}`
  return (
    <output className={styles.place}>
      {(count > 0 || hasMore) && (
        <button type="button" className={styles.pill} onClick={onPress}>
          <ArrowUp aria-hidden="true" />
          {label}
        </button>
      )}
    </output>
  )
}
