import { PostFeedSkeleton } from '#client/features/feed/PostFeedSkeleton.tsx'
import { cardClass } from '#client/ui/card-look.ts'
import { PageTitle } from '#client/ui/PageTitle.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { PRODUCT_NAME } from '#rules/limits.ts'
import { Cover } from './Cover.tsx'
import styles from './MemberHeader.module.css'

/** The placeholder of a profile. */
export function MemberSkeleton({ title }: { title: string }) {
  return (
    <>
      <PageTitle>{`${title} · ${PRODUCT_NAME}`}</PageTitle>
      <h1 className="visually-hidden">{title}</h1>
      <div className={cardClass({ isEdgeToEdge: true }, styles.header)}>
        <Cover />
        <div className={styles.about}>
          <Skeleton shape="circle" width="6.5rem" height="6.5rem" className={styles.photo} />
          <Skeleton width="12rem" height="1.5rem" className={styles.name} />
          <Skeleton width="8rem" className={styles.bio} />
        </div>
      </div>
      <PostFeedSkeleton />
    </>
  )
}
