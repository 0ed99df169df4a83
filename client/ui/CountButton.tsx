import { useId, type ComponentType, type SVGProps } from 'react'
import { classNames } from './class-names.ts'
import { compact } from './counts.ts'
import styles from './CountButton.module.css'

type CountButtonProps = {
  name: string
  icon: ComponentType<SVGProps<SVGSVGElement>>
  /** Null hides the count. */
  count: number | null
  /** For toggle buttons. */
  isPressed?: boolean
  /** The accent colour of the pressed state. */
  isAccented?: boolean
  /** The keyboard shortcut of one key, if there is one. */
  shortcut?: string
  onPress: () => void
}

/**
 * Named after its action. The count is the description, so that the name does not change with it. The style sheet renders the
 * short count, except for 0, because visible text would have to be part of the name.
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
        <span className={styles.count} data-count={count > 0 ? compact(count) : undefined}>
          <span id={countId} className="visually-hidden">
            {count}
          </span>
        </span>
      )}
    </button>
  )
}
