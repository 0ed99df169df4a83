import { graphql } from 'react-relay/hooks'
import type { useCreatePostMutation } from '#client/__generated__/useCreatePostMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { prependToAuthorsPosts, prependToFeed } from './feed-connection.ts'

type NewPost = { text: string; file: File | null; altText: string }

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
        ... on Error {
          message
        }
      }
    }
  `)
  return async ({ text, file, altText }: NewPost) => {
    const { createPost } = await commit(
      { input: { text, media: null, altText: file && altText ? altText : null } },
      {
        uploadables: file ? { 'input.media': file } : undefined,
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
