import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay/hooks'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { usePostEventsSubscription } from '#client/__generated__/usePostEventsSubscription.graphql.ts'
import { prependToFeed, removePost } from './feed-connection.ts'
import { isReaderAtTop, useNewPosts } from './new-posts.ts'

/** Adds new posts to the top of the feed, hidden while the reader is further down, and removes deleted ones from all lists. */
export function usePostEvents(): void {
  const { defer, reveal } = useNewPosts()
  const config = useMemo<GraphQLSubscriptionConfig<usePostEventsSubscription>>(
    () => ({
      subscription: graphql`
        subscription usePostEventsSubscription {
          postEvents {
            __typename
            ... on PostCreated {
              postEdge {
                cursor
                node {
                  id
                  ...PostCard_post
                }
              }
            }
            ... on PostDeleted {
              deletedPostId
            }
          }
        }
      `,
      variables: {},
      // Not `@prependEdge`: the feed may not be loaded, a post that it has must not become pending, and an author has one post less
      // after a deletion.
      updater: (store) => {
        const event = store.getRootField('postEvents')
        const deletedPostId = event?.getValue('deletedPostId')
        if (typeof deletedPostId === 'string') removePost(store, deletedPostId)
        const postEdge = event?.getLinkedRecord('postEdge')
        if (!postEdge || !prependToFeed(store, postEdge)) return
        const postId = postEdge.getLinkedRecord('node')?.getDataID()
        if (isReaderAtTop()) reveal()
        else if (postId) defer([postId])
      },
    }),
    [defer, reveal],
  )
  useSubscription(config)
}
