import { Skeleton } from '#client/ui/Skeleton.tsx'
import styles from './Dashboard.module.css'
import { DashboardSection } from './DashboardSection.tsx'

export function DashboardSkeleton() {
  return (
    <div className={styles.column}>
      <output className="visually-hidden">Loading tags, members and templates...</output>
      <DashboardSection title="Hot memes today" isFlush>
        <div className={styles.pictures}>
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((picture) => (
            <Skeleton key={picture} shape="block" height="auto" className={styles.picture} />
          ))}
        </div>
      </DashboardSection>
      <DashboardSection title="Trending tags">
        {['a', 'b', 'c'].map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton width="60%" />
            <Skeleton width="6rem" height="2rem" shape="block" />
          </div>
        ))}
      </DashboardSection>
    </div>
  )
}
