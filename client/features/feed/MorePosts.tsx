import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MorePosts_query$key } from '#client/__generated__/MorePosts_query.graphql.ts'
import { PostGrid } from '#client/features/posts/PostGrid.tsx'
import styles from './MorePosts.module.css'

/** The query has one post more, because the post above the pictures may be among them. */
const SHOWN_MAX = 9

/** Pictures of the hottest posts, below a post that a visitor has read. */
export function MorePosts({ query, besides }: { query: MorePosts_query$key; besides: string }) {
  const headingId = useId()
  const { hotImagePosts } = useFragment(
    graphql`
      fragment MorePosts_query on Query @throwOnFieldError {
        hotImagePosts(first: 10) {
          databaseId
          ...PostGrid_posts
        }
      }
    `,
    query,
  )
  const others = hotImagePosts.filter(({ databaseId }) => databaseId !== besides)
  if (others.length === 0) return null
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        More to laugh about
      </h2>
      <PostGrid posts={others.slice(0, SHOWN_MAX)} />
    </section>
  )
}
