import { useEffect } from 'react'
import { commitLocalUpdate, fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useFeedHeadQuery } from '#client/__generated__/useFeedHeadQuery.graphql.ts'
import { isResumed } from '#client/relay/environment.ts'
import { onReconnect } from '#client/relay/subscribe.ts'
import { mergeFeedHead } from './feed-connection.ts'
import { isReaderAtTop } from './reader-position.ts'
import { useNewPosts } from './useNewPosts.ts'

/** Fetches the posts whose events were missed during a reload or a lost connection. */
export function useFeedHead(): void {
  const environment = useRelayEnvironment()
  const { holdBack, markGap, release } = useNewPosts()

  useEffect(() => {
    const catchUp = () =>
      fetchQuery<useFeedHeadQuery>(
        environment,
        graphql`
          query useFeedHeadQuery {
            feed(first: 10) {
              edges {
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
            const head = feed.edges.flatMap(({ node }) => store.get(node.id) ?? [])
            const { newPostIds, hasGap } = mergeFeedHead(store, head, !feed.pageInfo.hasNextPage)
            if (hasGap) markGap()
            else if (isReaderAtTop()) release()
            else holdBack(newPostIds)
          })
        },
        // The next reconnect fetches again.
        error: () => {},
      })
    if (isResumed()) catchUp()
    return onReconnect(catchUp)
  }, [environment, holdBack, markGap, release])
}
