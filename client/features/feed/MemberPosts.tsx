import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { MemberPosts_user$key } from '#client/__generated__/MemberPosts_user.graphql.ts'
import type { MemberPostsPaginationQuery } from '#client/__generated__/MemberPostsPaginationQuery.graphql.ts'
import { paths } from '#client/paths.ts'
import { RefreshButton } from './RefreshButton.tsx'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { isolate } from '#rules/isolate.ts'
import { PostFeed } from './PostFeed.tsx'

type MemberPostsProps = { user: MemberPosts_user$key; labelledBy: string; refresh: () => Promise<void> }

/** The posts of a member, who may be the viewer. */
export function MemberPosts({ user: userRef, labelledBy, refresh }: MemberPostsProps) {
  const { data, ...pagination } = usePaginationFragment<MemberPostsPaginationQuery, MemberPosts_user$key>(
    graphql`
      fragment MemberPosts_user on User
      @refetchable(queryName: "MemberPostsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @throwOnFieldError {
        isViewer
        fullName
        posts(first: $count, after: $cursor) @connection(key: "MemberPosts_posts") {
          edges {
            ...PostFeed_edges
          }
        }
      }
    `,
    userRef,
  )
  return (
    <PostFeed
      labelledBy={labelledBy}
      edges={data.posts.edges}
      pagination={pagination}
      empty={
        data.isViewer ? (
          <Notice
            title="No posts yet"
            cast="frog"
            action={<ButtonLink to={paths.compose}>Create Your First Post</ButtonLink>}
          >
            What you post appears here and in everyone’s feed.
          </Notice>
        ) : (
          <Notice title="No posts yet" cast="penguin" action={<RefreshButton refresh={refresh} />}>
            {`${isolate(data.fullName)} has not posted anything so far.`}
          </Notice>
        )
      }
    />
  )
}
