import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { SavedPosts_viewer$key } from '#client/__generated__/SavedPosts_viewer.graphql.ts'
import type { SavedPostsPaginationQuery } from '#client/__generated__/SavedPostsPaginationQuery.graphql.ts'
import { PostFeed } from '#client/features/feed/PostFeed.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { Notice } from '#client/ui/Notice.tsx'

type SavedPostsProps = { viewer: SavedPosts_viewer$key; labelledBy: string }

/** The saved posts of the viewer, most recently saved first. A post that is no longer saved stays until the list is fetched again. */
export function SavedPosts({ viewer, labelledBy }: SavedPostsProps) {
  const { data, ...pagination } = usePaginationFragment<SavedPostsPaginationQuery, SavedPosts_viewer$key>(
    graphql`
      fragment SavedPosts_viewer on Viewer
      @refetchable(queryName: "SavedPostsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @throwOnFieldError {
        savedPosts(first: $count, after: $cursor) @connection(key: "SavedPosts_savedPosts") {
          edges {
            ...PostFeed_edges
          }
        }
      }
    `,
    viewer,
  )
  return (
    <PostFeed
      labelledBy={labelledBy}
      edges={data.savedPosts.edges}
      pagination={pagination}
      empty={
        <Notice
          title="No saved posts"
          cast="raccoon"
          action={<ButtonLink to={paths.trending}>Find posts to save</ButtonLink>}
        >
          Posts you save with the bookmark appear here. Only you see them.
        </Notice>
      }
    />
  )
}
