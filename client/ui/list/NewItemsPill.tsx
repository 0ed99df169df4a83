import ArrowUp from 'lucide-react/icons/arrow-up'
import styles from './NewItemsPill.module.css'

type NewItemsPillProps = {
  /** For example `{ one: 'post', many: 'posts' }`. */
  nouns: { one: string; many: string }
  count: number
  /** There are more items than `count`. */
  hasMore: boolean
  onPress: () => void
}

/** Announces new items above and scrolls to them. Screen readers announce changes of an existing live region only. */
export function NewItemsPill({ nouns, count, hasMore, onPress }: NewItemsPillProps) {
  const label = hasMore ? `New ${nouns.many}` : `${count} new ${count === 1 ? nouns.one : nouns.many}`
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
