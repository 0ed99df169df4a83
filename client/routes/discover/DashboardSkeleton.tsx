import { Skeleton } from '#client/ui/Skeleton.tsx'
import styles from './Dashboard.module.css'
import { DashboardSection } from './DashboardSection.tsx'

export function DashboardSkeleton() {
  return (
    <div className={styles.columns}>
      <output className="visually-hidden">Loading tags, members and templates...</output>
      <DashboardSection title="Trending tags">
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton width="60%" />
            <Skeleton width="6rem" height="2rem" shape="block" />
          </div>
        ))}
      </DashboardSection>
      <DashboardSection title="Trending members">
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
            <Skeleton width="60%" />
          </div>
        ))}
      </DashboardSection>
    </div>
  )
}
