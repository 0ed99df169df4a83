import { classNames } from '#client/ui/class-names.ts'
import styles from './RankChange.module.css'

/** The ranks that a member gained since yesterday; null if they had no rank yesterday. */
export function RankChange({ change }: { change: number | null | undefined }) {
  if (change === null || change === undefined) return <span className={styles.change}>new</span>
  if (change === 0) return <span className="visually-hidden">Same rank as yesterday</span>
  return (
    <span className={classNames(styles.change, change > 0 ? styles.up : styles.down)}>
      <span aria-hidden="true">{change > 0 ? '↑' : '↓'}</span>
      <span className="visually-hidden">{change > 0 ? 'Up' : 'Down'} </span>
      {Math.abs(change)}
      <span className="visually-hidden"> since yesterday</span>
    </span>
  )
}
