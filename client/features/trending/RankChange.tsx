import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { classNames } from '#client/ui/class-names.ts'
import styles from './RankChange.module.css'

/** The ranks that a member gained since yesterday; null if they had no rank yesterday. */
export function RankChange({ change }: { change: number | null | undefined }) {
  if (change === null || change === undefined) return <span className={styles.change}>new</span>
  if (change === 0) {
    return (
      <span className={styles.change}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">Same rank as yesterday</span>
      </span>
    )
  }
  const Arrow = change > 0 ? ArrowUp : ArrowDown
  return (
    <span className={classNames(styles.change, change > 0 ? styles.up : styles.down)}>
      <Arrow aria-hidden="true" />
      <span className="visually-hidden">{change > 0 ? 'Up' : 'Down'} </span>
      {Math.abs(change)}
      <span className="visually-hidden"> since yesterday</span>
    </span>
  )
}
