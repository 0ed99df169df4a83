import { Skeleton } from '#client/ui/Skeleton.tsx'
import styles from './NotificationListSkeleton.module.css'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

export function NotificationListSkeleton() {
  return (
    <div className={styles.list}>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="circle" width="2.75rem" height="2.75rem" />
          <div className={styles.words}>
            <Skeleton width="70%" />
            <Skeleton width="6rem" />
          </div>
        </div>
      ))}
      <output className="visually-hidden">Loading notifications...</output>
    </div>
  )
}
