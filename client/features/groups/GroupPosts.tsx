import { useMemo } from 'react'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { GroupPosts_group$key } from '#client/__generated__/GroupPosts_group.graphql.ts'
import type { GroupPostsPaginationQuery } from '#client/__generated__/GroupPostsPaginationQuery.graphql.ts'
import { LivePosts } from '#client/features/feed/LivePosts.tsx'
import { RefreshButton } from '#client/features/feed/RefreshButton.tsx'
import { NO_LIVE_LIST } from '#client/relay/useLiveList.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { ListEnd } from '#client/ui/list/LoadMore.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { messages } from '#rules/messages.ts'
import { composePath } from './group-paths.ts'
import { liveGroup } from './live-group.ts'

type GroupPostsProps = {
  group: GroupPosts_group$key
  /** New posts are announced in the list of the newest ones. */
  isLive: boolean
  labelledBy: string
  refresh: () => Promise<void>
}

/** The posts of a group besides the pinned ones, which are above the list. */
export function GroupPosts({ group, isLive, ...list }: GroupPostsProps) {
  const { data, ...pagination } = usePaginationFragment<GroupPostsPaginationQuery, GroupPosts_group$key>(
    graphql`
      fragment GroupPosts_group on Group
      @refetchable(queryName: "GroupPostsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @throwOnFieldError {
        slug
        viewerRole
        pinnedPosts {
          id
        }
        posts(sort: $sort, first: $count, after: $cursor)
          @connection(key: "GroupPosts_posts", filters: ["sort"]) {
          edges {
            node {
              id
            }
            ...LivePosts_edges
          }
        }
      }
    `,
    group,
  )
  const { pinnedPosts, slug } = data
  const edges = useMemo(() => {
    const pinned = new Set(pinnedPosts.map(({ id }) => id))
    return data.posts.edges.filter(
      ({ node }: { node: { id: string } | null }) => !node || !pinned.has(node.id),
    )
  }, [data.posts.edges, pinnedPosts])
  const empty =
    pinnedPosts.length > 0 ? (
      <ListEnd>{messages.endOfList}</ListEnd>
    ) : (
      <Notice
        title="No posts yet"
        cast="raccoon"
        action={
          data.viewerRole ? (
            <ButtonLink to={composePath(slug)}>Write the first post</ButtonLink>
          ) : (
            <RefreshButton refresh={list.refresh} />
          )
        }
      >
        What members post in this group appears here.
      </Notice>
    )
  return (
    <LivePosts
      live={isLive ? liveGroup(slug) : NO_LIVE_LIST}
      edges={edges}
      pagination={pagination}
      empty={empty}
      {...list}
    />
  )
}
