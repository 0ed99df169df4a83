import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { validate } from 'uuid'
import type { postLoaderCommentsQuery } from '#client/__generated__/postLoaderCommentsQuery.graphql.ts'
import type { postLoaderQuery } from '#client/__generated__/postLoaderQuery.graphql.ts'
import { globalId } from '#client/relay/global-id.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const postQuery = graphql`
  query postLoaderQuery($postId: UUID!) @throwOnFieldError {
    sharedPost(id: $postId) {
      text
      author {
        fullName
      }
      ...PostCard_post
    }
  }
`

export const commentsQuery = graphql`
  query postLoaderCommentsQuery($postId: UUID!, $commentId: ID!, $hasComment: Boolean!) @throwOnFieldError {
    viewer {
      id
      user {
        ...MemberLink_user
      }
    }
    linked: node(id: $commentId) @include(if: $hasComment) {
      ...useLinkedComment_comment @alias(as: "comment")
    }
    sharedPost(id: $postId) {
      ...CommentThread_post
    }
  }
`

/** The comments are a separate query, so that a post that was fetched with a list is shown at once. Null if the path contains no valid id. */
export function postLoader({ params: { postId }, request }: LoaderFunctionArgs) {
  if (!postId || !validate(postId)) return null
  const commentId = new URL(request.url).searchParams.get('comment') ?? ''
  const hasComment = validate(commentId)
  const variables = { postId, hasComment, commentId: hasComment ? globalId('Comment', commentId) : '' }
  return {
    post: loadRouteQuery<postLoaderQuery>(postQuery, { postId }, request.signal),
    comments: loadRouteQuery<postLoaderCommentsQuery>(commentsQuery, variables, request.signal),
  }
}
