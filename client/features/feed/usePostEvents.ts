import { useMemo } from 'react'
import { graphql, useRelayEnvironment, useSubscription } from 'react-relay/hooks'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { usePostEventsSubscription } from '#client/__generated__/usePostEventsSubscription.graphql.ts'
import { liveGroup, newestPostsOf } from '#client/features/groups/live-group.ts'
import { receiveEdge } from '#client/relay/edges.ts'
import { liveListOf } from '#client/relay/useLiveList.ts'
import { connectionId, LIVE_FEEDS, removePost, type FeedName } from './feed-connection.ts'

/** Adds new posts to the top of both feeds and of their group, hidden while the reader is further down, and removes deleted ones from all lists. */
export function usePostEvents(): void {
  const environment = useRelayEnvironment()
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
                  group {
                    id
                    slug
                  }
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
      // Not `@prependEdge`: a post that a feed has must not become pending, and an author has one post less after a deletion.
      updater: (store) => {
        const event = store.getRootField('postEvents')
        const deletedPostId = event?.getValue('deletedPostId')
        if (typeof deletedPostId === 'string') removePost(store, deletedPostId)
        const postEdge = event?.getLinkedRecord('postEdge')
        if (!postEdge) return
        const feeds: FeedName[] =
          event?.getValue('isInHomeFeed') === true ? ['everyone', 'followed'] : ['everyone']
        for (const feed of feeds)
          receiveEdge(
            liveListOf(environment, LIVE_FEEDS[feed]),
            store,
            store.get(connectionId(feed)),
            postEdge,
          )
        const group = postEdge.getLinkedRecord('node')?.getLinkedRecord('group')
        if (group)
          receiveEdge(
            liveListOf(environment, liveGroup(String(group.getValue('slug')))),
            store,
            newestPostsOf(store, group.getDataID()),
            postEdge,
          )
      },
    }),
    [environment],
  )
  useSubscription(config)
}
