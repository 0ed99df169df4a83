import { cardClass } from '#client/ui/card-look.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import styles from './TemplateSummary.module.css'

/** The placeholder of the screen of a template, below its heading. */
export function TemplateSkeleton() {
  return (
    <div className={cardClass({ isEdgeToEdge: true }, styles.summary)}>
      <output className="visually-hidden">Loading the template...</output>
      <Skeleton shape="block" height="20rem" className={styles.picture} />
      <div className={styles.words}>
        <Skeleton width="6rem" />
        <Skeleton width="9rem" height="2.75rem" shape="block" />
      </div>
    </div>
  )
}
