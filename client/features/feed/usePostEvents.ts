import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay/hooks'
import type { GraphQLSubscriptionConfig, RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { usePostEventsFollowedSubscription } from '#client/__generated__/usePostEventsFollowedSubscription.graphql.ts'
import type { usePostEventsSubscription } from '#client/__generated__/usePostEventsSubscription.graphql.ts'
import { prependToFeed, removePost, type FeedName } from './feed-connection.ts'
import { isReaderAtTop, useNewPosts } from './new-posts.ts'

/** Adds new posts to the top of both feeds, hidden while the reader is further down, and removes deleted ones from all lists. */
export function usePostEvents(): void {
  const applyToEveryone = useApplyEvent('everyone')
  const applyToFollowed = useApplyEvent('followed')
  const everyone = useMemo<GraphQLSubscriptionConfig<usePostEventsSubscription>>(
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
      updater: (store) => applyToEveryone(store, store.getRootField('postEvents')),
    }),
    [applyToEveryone],
  )
  const followed = useMemo<GraphQLSubscriptionConfig<usePostEventsFollowedSubscription>>(
    () => ({
      subscription: graphql`
        subscription usePostEventsFollowedSubscription {
          followedPostEvents {
            ... on PostCreated {
              postEdge {
                cursor
                node {
                  id
                  ...PostCard_post
                }
              }
            }
          }
        }
      `,
      variables: {},
      updater: (store) => applyToFollowed(store, store.getRootField('followedPostEvents')),
    }),
    [applyToFollowed],
  )
  useSubscription(everyone)
  useSubscription(followed)
}

/**
 * Not `@prependEdge`: the feed may not be loaded, a post that it has must not become pending, and an author has one post less after
 * a deletion.
 */
function useApplyEvent(feed: FeedName) {
  const { defer, reveal } = useNewPosts(feed)
  return useMemo(
    () => (store: RecordSourceProxy, event: RecordProxy | null | undefined) => {
      const deletedPostId = event?.getValue('deletedPostId')
      if (typeof deletedPostId === 'string') removePost(store, deletedPostId)
      const postEdge = event?.getLinkedRecord('postEdge')
      if (!postEdge || !prependToFeed(store, feed, postEdge)) return
      const postId = postEdge.getLinkedRecord('node')?.getDataID()
      if (isReaderAtTop()) reveal()
      else if (postId) defer([postId])
    },
    [feed, defer, reveal],
  )
}
