import { useEffect } from 'react'
import { commitLocalUpdate, fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useFeedHeadQuery } from '#client/__generated__/useFeedHeadQuery.graphql.ts'
import { isRestored } from '#client/relay/environment.ts'
import { onReconnect } from '#client/relay/subscribe.ts'
import { mergeFeedHead } from './feed-connection.ts'
import { isReaderAtTop, useNewPosts } from './new-posts.ts'

/** Fetches the posts whose events were missed during a reload or a lost connection. */
export function useFeedHead(): void {
  const environment = useRelayEnvironment()
  const { defer, markIncomplete, reveal } = useNewPosts()

  useEffect(() => {
    const catchUp = () =>
      fetchQuery<useFeedHeadQuery>(
        environment,
        graphql`
          query useFeedHeadQuery {
            feed(first: 10) {
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
        {},
        { fetchPolicy: 'network-only' },
      ).subscribe({
        next: ({ feed }) => {
          commitLocalUpdate(environment, (store) => {
            const head =
              store.getRoot().getLinkedRecord('feed', { first: 10 })?.getLinkedRecords('edges') ?? []
            const { newPostIds, hasGap } = mergeFeedHead(store, head, !feed.pageInfo.hasNextPage)
            if (hasGap) markIncomplete()
            else if (isReaderAtTop()) reveal()
            else defer(newPostIds)
          })
        },
        // The next reconnect fetches again.
        error: () => {},
      })
    if (isRestored()) catchUp()
    return onReconnect(catchUp)
  }, [environment, defer, markIncomplete, reveal])
}
