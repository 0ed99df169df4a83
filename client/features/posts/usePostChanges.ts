import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay/hooks'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { usePostChangesSubscription } from '#client/__generated__/usePostChangesSubscription.graphql.ts'

/** Keeps the counters of a shown post up to date. */
export function usePostChanges(postId: string): void {
  const config = useMemo<GraphQLSubscriptionConfig<usePostChangesSubscription>>(
    () => ({
      subscription: graphql`
        subscription usePostChangesSubscription($postIds: [ID!]!) {
          postChanges(postIds: $postIds) {
            post {
              text
              editedAt
              ...CommentButton_post
              ...ReactionBar_subject
              shareCount
            }
          }
        }
      `,
      variables: { postIds: [postId] },
    }),
    [postId],
  )
  useSubscription(config)
}
