import { cardClass } from '#client/ui/card-look.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { messages } from '#rules/messages.ts'
import styles from './PostFeedSkeleton.module.css'

export function PostFeedSkeleton({ count = 3 }: { count?: number }) {
  return (
    <div className={styles.list}>
      {['a', 'b', 'c'].slice(0, count).map((card) => (
        <div
          key={card}
          data-testid="post-skeleton"
          className={cardClass({ isEdgeToEdge: true }, styles.card)}
        >
          <div className={styles.head}>
            <Skeleton shape="circle" width="2.75rem" height="2.75rem" />
            <div className={styles.names}>
              <Skeleton width="9rem" />
              <Skeleton width="6rem" />
            </div>
          </div>
          <Skeleton width="85%" />
          <Skeleton shape="block" height="auto" className={styles.picture} />
        </div>
      ))}
      <output className={styles.text}>{messages.postsLoading}</output>
    </div>
  )
}
