import { Skeleton } from '#client/ui/Skeleton.tsx'
import styles from './TrendingMembersSkeleton.module.css'

export function TrendingMembersSkeleton() {
  return (
    <div className={styles.list}>
      <output className="visually-hidden">Loading trending users...</output>
      <Skeleton shape="block" height="11.5rem" />
      {['a', 'b', 'c', 'd'].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
          <Skeleton width="60%" />
        </div>
      ))}
    </div>
  )
}
