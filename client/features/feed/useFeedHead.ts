import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime'
import type { useFeedHeadQuery } from '#client/__generated__/useFeedHeadQuery.graphql.ts'
import { isRestored } from '#client/relay/environment.ts'
import { receiveHead } from '#client/relay/edges.ts'
import { useCatchUp } from '#client/relay/useCatchUp.ts'
import { liveListOf } from '#client/relay/useLiveList.ts'
import { connectionId, isFetched, LIVE_FEEDS, removePost, type FeedName } from './feed-connection.ts'

/** Fetches the posts whose events were missed before the subscription started or while the connection was lost. */
export function useFeedHead(): void {
  const environment = useRelayEnvironment()
  const merge = (store: RecordSourceProxy, feed: FeedName, field: 'feed' | 'followedFeed') => {
    const connection = store.get(connectionId(feed))
    const page = store.getRoot().getLinkedRecord(field, { first: 8 })
    if (!connection || !page) return
    receiveHead(liveListOf(environment, LIVE_FEEDS[feed]), store, connection, page, (postId) => {
      // In the home feed, the author of a missing post may have been unfollowed instead.
      if (feed === 'everyone') removePost(store, postId)
      else ConnectionHandler.deleteNode(connection, postId)
    })
  }
  useCatchUp<useFeedHeadQuery>(
    graphql`
      query useFeedHeadQuery($everyone: Boolean!, $followed: Boolean!) {
        feed(first: 8) @include(if: $everyone) {
          edges {
            cursor
            ...LivePosts_edges
          }
          pageInfo {
            hasNextPage
          }
        }
        followedFeed(first: 8) @include(if: $followed) {
          edges {
            cursor
            ...LivePosts_edges
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    {
      variables: () => {
        const everyone = isFetched(environment, 'everyone')
        const followed = isFetched(environment, 'followed')
        return everyone || followed ? { everyone, followed } : undefined
      },
      onData: ({ feed, followedFeed }) =>
        commitLocalUpdate(environment, (store) => {
          if (feed) merge(store, 'everyone', 'feed')
          if (followedFeed) merge(store, 'followed', 'followedFeed')
        }),
      isDueOnMount: isRestored,
    },
  )
}
