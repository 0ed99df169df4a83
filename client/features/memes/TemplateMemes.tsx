import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { TemplateMemes_template$key } from '#client/__generated__/TemplateMemes_template.graphql.ts'
import type { TemplateMemesPaginationQuery } from '#client/__generated__/TemplateMemesPaginationQuery.graphql.ts'
import { PostGrid } from '#client/features/posts/PostGrid.tsx'
import { LoadNextPage } from '#client/relay/LoadNextPage.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { messages } from '#rules/messages.ts'

/** The memes with a template, newest first, in its shape. */
export function TemplateMemes({ template }: { template: TemplateMemes_template$key }) {
  const { data, ...pagination } = usePaginationFragment<
    TemplateMemesPaginationQuery,
    TemplateMemes_template$key
  >(
    graphql`
      fragment TemplateMemes_template on MemeTemplate
      @refetchable(queryName: "TemplateMemesPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 24 }, cursor: { type: "String" })
      @throwOnFieldError {
        image {
          width
          height
        }
        memes(first: $count, after: $cursor) @connection(key: "TemplateMemes_memes") {
          edges {
            node {
              ...PostGrid_posts
            }
          }
        }
      }
    `,
    template,
  )
  const { image, memes } = data
  // The edge of a deleted post stays in the store without its node.
  const posts = memes.edges.flatMap(({ node }) => node ?? [])
  if (posts.length === 0)
    return (
      <Notice title="No memes yet" headingLevel={3} cast="frog">
        Memes with this template appear here. Make the first one!
      </Notice>
    )
  return (
    <>
      <PostGrid posts={posts} aspectRatio={image.width / image.height} />
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
