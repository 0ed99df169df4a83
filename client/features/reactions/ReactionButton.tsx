import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import styles from './ReactionButton.module.css'

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

type ReactionButtonProps = {
  name: 'Like' | 'Dislike'
  icon: LucideIcon
  count: number
  isPressed: boolean
  onPress: () => void
}

/**
 * Named after what it does; how many did it is its description, so the name stays as the number changes. The style
 * sheet draws the short number: visible text would have to be part of the name.
 */
export function ReactionButton({ name, icon: Icon, count, isPressed, onPress }: ReactionButtonProps) {
  const countId = useId()
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isPressed}
      aria-describedby={countId}
      className={classNames(styles.button, name === 'Like' ? styles.like : styles.dislike)}
      onClick={onPress}
    >
      <Icon aria-hidden="true" className={styles.icon} />
      <span className={styles.count} data-count={compact.format(count)}>
        <span id={countId} className="visually-hidden">
          {count}
        </span>
      </span>
    </button>
  )
}
