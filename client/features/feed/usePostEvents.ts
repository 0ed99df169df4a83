import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay/hooks'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { usePostEventsSubscription } from '#client/__generated__/usePostEventsSubscription.graphql.ts'
import { prependToFeed, removePost } from './feed-connection.ts'
import { isReaderAtTop } from './reader-position.ts'
import { useNewPosts } from './useNewPosts.ts'

/** Adds new posts to the top of the feed, hidden while the reader is further down, and removes deleted ones from all lists. */
export function usePostEvents(): void {
  const { holdBack, release } = useNewPosts()
  const config = useMemo<GraphQLSubscriptionConfig<usePostEventsSubscription>>(
    () => ({
      subscription: graphql`
        subscription usePostEventsSubscription {
          postEvents {
            __typename
            ... on PostCreated {
              post {
                id
                ...PostCard_post
              }
            }
            ... on PostDeleted {
              deletedPostId
            }
          }
        }
      `,
      variables: {},
      // `@prependNode` would add an edge without a cursor, and `@deleteRecord` would not update the post count of the author.
      updater: (store) => {
        const event = store.getRootField('postEvents')
        const deletedPostId = event?.getValue('deletedPostId')
        if (typeof deletedPostId === 'string') removePost(store, deletedPostId)
        const post = event?.getLinkedRecord('post')
        if (!post || !prependToFeed(store, post)) return
        if (isReaderAtTop()) release()
        else holdBack([post.getDataID()])
      },
    }),
    [holdBack, release],
  )
  useSubscription(config)
}
