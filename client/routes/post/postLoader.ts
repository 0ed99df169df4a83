import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { validate } from 'uuid'
import type { postLoaderQuery } from '#client/__generated__/postLoaderQuery.graphql.ts'
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

/** Null if the path contains no valid id. */
export function postLoader({ params: { postId }, request }: LoaderFunctionArgs) {
  if (!postId || !validate(postId)) return null
  return loadRouteQuery<postLoaderQuery>(postQuery, { postId }, request.signal)
}
