import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay/hooks'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { usePostEventsSubscription } from '#client/__generated__/usePostEventsSubscription.graphql.ts'
import { prependToFeed, removePost } from './feed-connection.ts'
import { isReaderAtTop } from './reader-position.ts'
import { useNewPosts } from './useNewPosts.ts'

/**
 * Keeps the feed live: posts appear on top of it, or wait there unseen while the reader is further down, and
 * deleted ones leave every list.
 */
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
      // No directives: `@prependNode` would add a post of this tab's own making a second time, `@deleteRecord` would
      // leave the author's number of posts as it was.
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
