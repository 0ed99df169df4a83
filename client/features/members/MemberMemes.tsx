import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { MemberMemes_user$key } from '#client/__generated__/MemberMemes_user.graphql.ts'
import type { MemberMemesPaginationQuery } from '#client/__generated__/MemberMemesPaginationQuery.graphql.ts'
import { PostGrid } from '#client/features/posts/PostGrid.tsx'
import { paths } from '#client/paths.ts'
import { LoadNextPage } from '#client/relay/LoadNextPage.tsx'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { isolate } from '#rules/isolate.ts'
import { messages } from '#rules/messages.ts'

/** The pictures and videos of a member, who may be the viewer. */
export function MemberMemes({ user: userRef }: { user: MemberMemes_user$key }) {
  const { data, ...pagination } = usePaginationFragment<MemberMemesPaginationQuery, MemberMemes_user$key>(
    graphql`
      fragment MemberMemes_user on User
      @refetchable(queryName: "MemberMemesPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 24 }, cursor: { type: "String" })
      @throwOnFieldError {
        isViewer
        fullName
        memes(first: $count, after: $cursor) @connection(key: "MemberMemes_memes") {
          edges {
            node {
              ...PostGrid_posts
            }
          }
        }
      }
    `,
    userRef,
  )
  const posts = data.memes.edges.map(({ node }) => node)
  if (posts.length === 0) {
    return (
      <Notice
        title="No memes yet"
        cast="frog"
        action={data.isViewer && <ButtonLink to={paths.make}>Make a meme</ButtonLink>}
      >
        {data.isViewer
          ? 'Your pictures and videos appear here.'
          : `${isolate(data.fullName)} has not posted a picture or video so far.`}
      </Notice>
    )
  }
  return (
    <>
      <PostGrid posts={posts} />
      {pagination.hasNext && (
        <LoadNextPage
          pagination={pagination}
          failedMessage={messages.morePostsFailed}
          loadingLabel={messages.postsLoading}
        />
      )}
    </>
  )
}
