import { useCallback, useEffect } from 'react'
import { commitLocalUpdate, fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useFeedHeadQuery } from '#client/__generated__/useFeedHeadQuery.graphql.ts'
import { isRestored } from '#client/relay/environment.ts'
import { onReconnect } from '#client/relay/subscribe.ts'
import { isFetched, mergeFeedHead, type FeedName } from './feed-connection.ts'
import { isReaderAtTop, useNewPosts } from './new-posts.ts'

/** Fetches the posts whose events were missed during a reload or a lost connection. */
export function useFeedHead(): void {
  const environment = useRelayEnvironment()
  const mergeEveryone = useMergeHead('everyone', 'feed')
  const mergeFollowed = useMergeHead('followed', 'followedFeed')

  useEffect(() => {
    const catchUp = () => {
      const everyone = isFetched(environment, 'everyone')
      const followed = isFetched(environment, 'followed')
      if (!everyone && !followed) return
      fetchQuery<useFeedHeadQuery>(
        environment,
        graphql`
          query useFeedHeadQuery($everyone: Boolean!, $followed: Boolean!) {
            feed(first: 8) @include(if: $everyone) {
              edges {
                cursor
                node {
                  id
                  ...PostCard_post
                }
              }
              pageInfo {
                hasNextPage
              }
            }
            followedFeed(first: 8) @include(if: $followed) {
              edges {
                cursor
                node {
                  id
                  ...PostCard_post
                }
              }
              pageInfo {
                hasNextPage
              }
            }
          }
        `,
        { everyone, followed },
        { fetchPolicy: 'network-only' },
      ).subscribe({
        next: ({ feed, followedFeed }) => {
          if (feed) mergeEveryone(!feed.pageInfo.hasNextPage)
          if (followedFeed) mergeFollowed(!followedFeed.pageInfo.hasNextPage)
        },
        // The next reconnect fetches again.
        error: () => {},
      })
    }
    if (isRestored()) catchUp()
    return onReconnect(catchUp)
  }, [environment, mergeEveryone, mergeFollowed])
}

function useMergeHead(feed: FeedName, field: 'feed' | 'followedFeed') {
  const environment = useRelayEnvironment()
  const { defer, markIncomplete, reveal } = useNewPosts(feed)
  return useCallback(
    (isWholeFeed: boolean) =>
      commitLocalUpdate(environment, (store) => {
        const head = store.getRoot().getLinkedRecord(field, { first: 8 })?.getLinkedRecords('edges') ?? []
        const { newPostIds, hasGap } = mergeFeedHead(store, feed, head, isWholeFeed)
        if (hasGap) markIncomplete()
        else if (isReaderAtTop()) reveal()
        else defer(newPostIds)
      }),
    [environment, feed, field, defer, markIncomplete, reveal],
  )
}
