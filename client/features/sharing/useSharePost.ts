import { useRef } from 'react'
import { graphql, useFragment, useMutation } from 'react-relay/hooks'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type {
  useSharePost_post$data,
  useSharePost_post$key,
} from '#client/__generated__/useSharePost_post.graphql.ts'
import type { useSharePost_updatable$key } from '#client/__generated__/useSharePost_updatable.graphql.ts'
import type { useSharePostMutation } from '#client/__generated__/useSharePostMutation.graphql.ts'
import { useIsVisitor } from '#client/session/useRequireSignIn.ts'
import { isolate } from '#rules/isolate.ts'
import { PRODUCT_NAME, SHARED_TEXT_LENGTH } from '#rules/limits.ts'
import { cutText } from '#rules/post-text.ts'
import { postUrl, shareOrCopyLink } from './share-or-copy-link.ts'

/** Shares the link of a post. The share of a member is counted once, optimistically. */
export function useSharePost(postRef: useSharePost_post$key): () => Promise<void> {
  const post = useFragment(
    graphql`
      fragment useSharePost_post on Post {
        id
        databaseId
        text
        author {
          fullName
        }
        ...useSharePost_updatable
      }
    `,
    postRef,
  )
  const [commit] = useMutation<useSharePostMutation>(graphql`
    mutation useSharePostMutation($input: SharePostInput!) {
      sharePost(input: $input) {
        __typename
        ... on SharePostPayload {
          post {
            ...ShareButton_post
          }
        }
      }
    }
  `)
  const isVisitor = useIsVisitor()
  const isCounted = useRef(false)

  return async () => {
    const wasShared = await shareOrCopyLink({
      title: `${isolate(post.author.fullName)} on ${PRODUCT_NAME}`,
      text: cutText(post.text, SHARED_TEXT_LENGTH),
      url: postUrl(post.databaseId),
    })
    if (!wasShared || isVisitor || isCounted.current) return
    isCounted.current = true
    commit({
      variables: { input: { postId: post.id } },
      optimisticUpdater: (store) => incrementShareCount(store, post),
      // The link was shared, so a failure to count it is not shown.
      onError: () => {
        isCounted.current = false
      },
    })
  }
}

function incrementShareCount(store: RecordSourceSelectorProxy, post: useSharePost_post$data): void {
  // The post may be deleted by now.
  if (!store.get(post.id)) return
  const { updatableData } = store.readUpdatableFragment<useSharePost_updatable$key>(
    graphql`
      fragment useSharePost_updatable on Post @updatable {
        shareCount
      }
    `,
    post,
  )
  updatableData.shareCount += 1
}
