import { PostFeedSkeleton } from '#client/features/feed/PostFeedSkeleton.tsx'
import { cardClass } from '#client/ui/card-look.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import styles from './TagSummary.module.css'

/** The placeholder of the screen of a tag, below its heading. */
export function TagSkeleton() {
  return (
    <>
      <div className={cardClass({ isEdgeToEdge: true }, styles.summary)}>
        <Skeleton width="5rem" />
        <div className={styles.history}>
          <Skeleton width="6rem" height="2rem" shape="block" />
        </div>
        <Skeleton width="6rem" height="2.75rem" shape="block" />
      </div>
      <PostFeedSkeleton />
    </>
  )
}
