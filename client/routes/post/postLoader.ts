import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { validate } from 'uuid'
import type { postLoaderCommentsQuery } from '#client/__generated__/postLoaderCommentsQuery.graphql.ts'
import type { postLoaderLinkedQuery } from '#client/__generated__/postLoaderLinkedQuery.graphql.ts'
import type { postLoaderMoreQuery } from '#client/__generated__/postLoaderMoreQuery.graphql.ts'
import type { postLoaderQuery } from '#client/__generated__/postLoaderQuery.graphql.ts'
import { globalId } from '#client/relay/global-id.ts'
import { isVisitorRequest } from '#client/relay/server-requests.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'
import { preloadMorePosts } from './more-posts.tsx'

export const postQuery = graphql`
  query postLoaderQuery($postId: UUID!) @throwOnFieldError {
    sharedPost(id: $postId) {
      text
      author {
        fullName
      }
      meme {
        __typename
      }
      ...PostCard_post
    }
  }
`

export const commentsQuery = graphql`
  query postLoaderCommentsQuery($postId: UUID!) @throwOnFieldError {
    viewer {
      id
      user {
        ...MemberLink_user
      }
    }
    sharedPost(id: $postId) {
      ...CommentThread_post
    }
  }
`

export const morePostsQuery = graphql`
  query postLoaderMoreQuery @throwOnFieldError {
    ...MorePosts_query
  }
`

export const linkedQuery = graphql`
  query postLoaderLinkedQuery($commentId: ID!) @throwOnFieldError {
    node(id: $commentId) {
      ...useLinkedComment_comment @alias(as: "comment")
    }
  }
`

/**
 * The comments are a separate query, so that a post that was fetched with a list is shown at once. `linked` is null if the URL links
 * to no comment, and `more` for members. Null if the path contains no valid id.
 */
export async function postLoader({ params: { postId }, request }: LoaderFunctionArgs) {
  if (!postId || !validate(postId)) return null
  const { signal } = request
  const hasMore = await isVisitorRequest(request)
  if (hasMore) await preloadMorePosts()
  const commentId = new URL(request.url).searchParams.get('comment')
  return {
    post: loadRouteQuery<postLoaderQuery>(postQuery, { postId }, signal),
    comments: loadRouteQuery<postLoaderCommentsQuery>(commentsQuery, { postId }, signal),
    linked: validate(commentId)
      ? loadRouteQuery<postLoaderLinkedQuery>(
          linkedQuery,
          { commentId: globalId('Comment', commentId ?? '') },
          signal,
        )
      : null,
    more: hasMore ? loadRouteQuery<postLoaderMoreQuery>(morePostsQuery, {}, signal) : null,
  }
}
