import { Skeleton } from '#client/ui/Skeleton.tsx'
import { templatesLoading } from '#client/features/memes/messages.ts'
import styles from './TemplateGrid.module.css'

export function TemplateGridSkeleton() {
  return (
    <div className={styles.frame}>
      <output className="visually-hidden">{templatesLoading}</output>
      <div className={styles.grid}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <div key={key} className={styles.loading}>
            <Skeleton shape="block" height="100%" />
          </div>
        ))}
      </div>
    </div>
  )
}
