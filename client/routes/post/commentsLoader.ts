import { graphql } from 'react-relay/hooks'

export const commentsQuery = graphql`
  query commentsLoaderQuery($postId: UUID!) @throwOnFieldError {
    viewer {
      id
    }
    sharedPost(id: $postId) {
      ...CommentThread_post
    }
  }
`
