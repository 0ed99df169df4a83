import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { TagPosts_tag$key } from '#client/__generated__/TagPosts_tag.graphql.ts'
import type { TagPostsPaginationQuery } from '#client/__generated__/TagPostsPaginationQuery.graphql.ts'
import { PostFeed } from '#client/features/feed/PostFeed.tsx'
import { RefreshButton } from '#client/features/feed/RefreshButton.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { isolate } from '#rules/isolate.ts'

type TagPostsProps = { tag: TagPosts_tag$key; labelledBy: string; refresh: () => Promise<void> }

/** The posts with a tag, newest first. */
export function TagPosts({ tag, labelledBy, refresh }: TagPostsProps) {
  const { data, ...pagination } = usePaginationFragment<TagPostsPaginationQuery, TagPosts_tag$key>(
    graphql`
      fragment TagPosts_tag on Tag
      @refetchable(queryName: "TagPostsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @throwOnFieldError {
        name
        posts(first: $count, after: $cursor) @connection(key: "TagPosts_posts") {
          edges {
            ...PostFeed_edges
          }
        }
      }
    `,
    tag,
  )
  return (
    <PostFeed
      labelledBy={labelledBy}
      edges={data.posts.edges}
      pagination={pagination}
      empty={
        <Notice title="Nothing to show" cast="cactus" action={<RefreshButton refresh={refresh} />}>
          {`There are no posts with ${isolate(`#${data.name}`)} that you can see.`}
        </Notice>
      }
    />
  )
}
