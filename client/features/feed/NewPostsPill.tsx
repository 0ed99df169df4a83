import ArrowUp from 'lucide-react/icons/arrow-up'
import styles from './NewPostsPill.module.css'

type NewPostsPillProps = {
  count: number
  /** There are more posts than `count`. */
  hasMore: boolean
  onPress: () => void
}

/** Announces new posts above and scrolls to them. Screen readers announce changes of an existing live region only. */
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
