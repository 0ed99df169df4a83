import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type {
  CreatePostInput,
  useCreatePostMutation,
} from '#client/__generated__/useCreatePostMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { connectionsOfNewPost } from '#client/features/feed/feed-connection.ts'

/** Creates a post and puts it on top of the feed and of the author's own list. */
export function useCreatePost(authorId: string | undefined) {
  const environment = useRelayEnvironment()
  const commit = useMutationPromise<useCreatePostMutation>(graphql`
    mutation useCreatePostMutation($input: CreatePostInput!, $connections: [ID!]!) {
      createPost(input: $input) {
        __typename
        ... on CreatePostPayload {
          postEdge @prependEdge(connections: $connections) {
            cursor
            node {
              author {
                postCount
              }
              ...PostCard_post
            }
          }
        }
        ... on ValidationError {
          fields {
            path
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async (input: CreatePostInput) => {
    const { createPost } = await commit({ input, connections: connectionsOfNewPost(environment, authorId) })
    return createPost
  }
}
