import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { LivePosts_edges$key } from '#client/__generated__/LivePosts_edges.graphql.ts'
import type { Pagination } from '#client/relay/LoadNextPage.tsx'
import { NewItems } from '#client/relay/NewItems.tsx'
import { useLiveList, type LiveListOptions } from '#client/relay/useLiveList.ts'
import { PostFeed } from './PostFeed.tsx'

const POST_NOUNS = { one: 'post', many: 'posts' }

type LivePostsProps = {
  live: LiveListOptions
  edges: LivePosts_edges$key
  pagination: Pagination
  labelledBy: string
  /** Fetches the first page again. */
  refresh: () => Promise<void>
  /** Shown if the list has no posts. */
  empty: ReactNode
}

/** A list of posts, newest first, with the posts that arrive while it is open. */
export function LivePosts({ live, edges: edgesRef, refresh, ...list }: LivePostsProps) {
  const edges = useFragment(
    graphql`
      fragment LivePosts_edges on PostEdge @relay(plural: true) {
        node {
          id
        }
        ...PostFeed_edges
      }
    `,
    edgesRef,
  )
  const { pendingIds } = useLiveList(live)
  const newCount = edges.filter(
    (edge: { node: { id: string } | null }) => edge.node && pendingIds.has(edge.node.id),
  ).length
  return (
    <div>
      <NewItems list={live} nouns={POST_NOUNS} count={newCount} refresh={refresh} />
      <PostFeed {...list} edges={edges} pendingIds={pendingIds} />
    </div>
  )
}
