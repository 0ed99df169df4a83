import { useCallback, useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay/hooks'
import type { GraphQLSubscriptionConfig, RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { usePostEventsSubscription } from '#client/__generated__/usePostEventsSubscription.graphql.ts'
import { prependToFeed, removePost, type FeedName } from './feed-connection.ts'
import { isReaderAtTop, useNewPosts } from './new-posts.ts'

/** Adds new posts to the top of both feeds, hidden while the reader is further down, and removes deleted ones from all lists. */
export function usePostEvents(): void {
  const addToEveryone = useAddPost('everyone')
  const addToFollowed = useAddPost('followed')
  const config = useMemo<GraphQLSubscriptionConfig<usePostEventsSubscription>>(
    () => ({
      subscription: graphql`
        subscription usePostEventsSubscription {
          postEvents {
            __typename
            ... on PostCreated {
              isInHomeFeed
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
      updater: (store) => {
        const event = store.getRootField('postEvents')
        const deletedPostId = event?.getValue('deletedPostId')
        if (typeof deletedPostId === 'string') removePost(store, deletedPostId)
        const postEdge = event?.getLinkedRecord('postEdge')
        if (!postEdge) return
        addToEveryone(store, postEdge)
        if (event?.getValue('isInHomeFeed') === true) addToFollowed(store, postEdge)
      },
    }),
    [addToEveryone, addToFollowed],
  )
  useSubscription(config)
}

/**
 * Not `@prependEdge`: the feed may not be loaded, a post that it has must not become pending, and an author has one post less after
 * a deletion.
 */
function useAddPost(feed: FeedName) {
  const { defer, reveal } = useNewPosts(feed)
  return useCallback(
    (store: RecordSourceProxy, postEdge: RecordProxy) => {
      if (!prependToFeed(store, feed, postEdge)) return
      const postId = postEdge.getLinkedRecord('node')?.getDataID()
      if (isReaderAtTop()) reveal()
      else if (postId) defer([postId])
    },
    [feed, defer, reveal],
  )
}
