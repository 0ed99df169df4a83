import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './CountButton.module.css'

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

type CountButtonProps = {
  name: string
  icon: LucideIcon
  /** Null: nothing to tell. */
  count: number | null
  /** For one that stays pressed until it is pressed again. */
  isPressed?: boolean
  /** The accent marks what is pressed. */
  isAccented?: boolean
  /** The single key that presses it, where there is one. */
  shortcut?: string
  onPress: () => void
}

/**
 * Named after what it does; how many did it is its description, so the name stays as the number changes. The style
 * sheet draws the short number: visible text would have to be part of the name.
 */
export function CountButton({
  name,
  icon: Icon,
  count,
  isPressed,
  isAccented = false,
  shortcut,
  onPress,
}: CountButtonProps) {
  const countId = useId()
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isPressed}
      aria-keyshortcuts={shortcut}
      aria-describedby={count === null ? undefined : countId}
      className={classNames(styles.button, isAccented && styles.accented)}
      onClick={onPress}
    >
      <Icon aria-hidden="true" className={styles.icon} />
      {count !== null && (
        <span className={styles.count} data-count={compact.format(count)}>
          <span id={countId} className="visually-hidden">
            {count}
          </span>
        </span>
      )}
    </button>
  )
}
