import { PostFeedSkeleton } from '#client/features/feed/PostFeedSkeleton.tsx'
import { Cover } from '#client/features/members/Cover.tsx'
import { cardClass } from '#client/ui/card-look.ts'
import { PageTitle } from '#client/ui/PageTitle.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { PRODUCT_NAME } from '#rules/limits.ts'
import styles from './GroupHeader.module.css'

/** The placeholder of a group. */
export function GroupSkeleton() {
  return (
    <>
      <PageTitle>{`Group · ${PRODUCT_NAME}`}</PageTitle>
      <h1 className="visually-hidden">Group</h1>
      <div className={cardClass({ isEdgeToEdge: true }, styles.header)}>
        <Cover />
        <div className={styles.about}>
          <Skeleton width="12rem" height="1.5rem" />
          <Skeleton width="8rem" />
          <Skeleton width="100%" height="2.75rem" shape="block" />
        </div>
      </div>
      <PostFeedSkeleton />
    </>
  )
}
