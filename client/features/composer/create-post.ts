import { commitMutation, graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { CreatePostInput, createPostMutation } from '#client/__generated__/createPostMutation.graphql.ts'
import { connectionsOfNewPost } from '#client/features/feed/feed-connection.ts'
import { notify } from '#client/ui/toast.ts'

const mutation = graphql`
  mutation createPostMutation($input: CreatePostInput!, $connections: [ID!]!) {
    createPost(input: $input) {
      __typename
      ... on CreatePostPayload {
        postEdge @prependEdge(connections: $connections) {
          cursor
          node {
            databaseId
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
`

const loadPostedToast = async () => (await import('./PostedToast.tsx')).PostedToast

type Result = createPostMutation['response']['createPost']

/** Creates a post, puts it on top of the feed and of the author's own list, and offers to view and share it. */
export function createPost(
  environment: IEnvironment,
  authorId: string | undefined,
  input: CreatePostInput,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    commitMutation<createPostMutation>(environment, {
      mutation,
      variables: { input, connections: connectionsOfNewPost(environment, authorId) },
      onCompleted: ({ createPost: result }) => {
        if (result.postEdge) notify.content(loadPostedToast, { postId: result.postEdge.node.databaseId })
        resolve(result)
      },
      onError: reject,
    })
  })
}
