import { graphql } from 'react-relay/hooks'
import type {
  CreatePostInput,
  useCreatePostMutation,
} from '#client/__generated__/useCreatePostMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { prependToAuthorsPosts, prependToFeed } from '#client/features/feed/feed-connection.ts'

/** Creates a post and puts it on top of the feed and of the author's own list. */
export function useCreatePost() {
  const commit = useMutationPromise<useCreatePostMutation>(graphql`
    mutation useCreatePostMutation($input: CreatePostInput!) {
      createPost(input: $input) {
        __typename
        ... on CreatePostPayload {
          post {
            id
            author {
              id
              postCount
            }
            ...PostCard_post
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
    const { createPost } = await commit(
      { input },
      {
        updater: (store) => {
          const post = store.getRootField('createPost')?.getLinkedRecord('post')
          if (!post) return
          prependToFeed(store, post)
          prependToAuthorsPosts(store, post)
        },
      },
    )
    return createPost
  }
}
