import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PinnedPosts_group$key } from '#client/__generated__/PinnedPosts_group.graphql.ts'
import { PostCard } from '#client/features/posts/PostCard.tsx'
import styles from './PinnedPosts.module.css'

/** The posts at the top of a group. Not rendered without any. */
export function PinnedPosts({ group }: { group: PinnedPosts_group$key }) {
  const headingId = useId()
  const { pinnedPosts } = useFragment(
    graphql`
      fragment PinnedPosts_group on Group {
        pinnedPosts {
          id
          ...PostCard_post
        }
      }
    `,
    group,
  )
  if (pinnedPosts.length === 0) return null
  return (
    <section aria-labelledby={headingId} className={styles.pinned}>
      <h2 id={headingId} className={styles.heading}>
        Pinned
      </h2>
      {pinnedPosts.map((post, index) => (
        <PostCard key={post.id} post={post} position={index + 1} setSize={pinnedPosts.length} />
      ))}
    </section>
  )
}
