import { useEffect, useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay/hooks'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type {
  CommentSort,
  useCommentEventsSubscription,
} from '#client/__generated__/useCommentEventsSubscription.graphql.ts'
import { usePendingItems } from '#client/ui/list/pending-items.tsx'
import { insertComment } from './comment-connection.ts'

/** The name of the list of comments for `usePendingItems`. */
export function commentsOf(postId: string): string {
  return `comments of ${postId}`
}

/** Adds new comments of others to the lists of a post, hidden at first, and updates and removes changed ones. */
export function useCommentEvents(postId: string, sort: CommentSort): void {
  const { defer, reveal } = usePendingItems(commentsOf(postId))
  // A reader who returns to the post sees all comments.
  useEffect(() => reveal, [reveal])
  const config = useMemo<GraphQLSubscriptionConfig<useCommentEventsSubscription>>(
    () => ({
      subscription: graphql`
        subscription useCommentEventsSubscription($postId: ID!, $sort: CommentSort!) {
          commentEvents(postId: $postId) {
            __typename
            ... on CommentCreated {
              commentEdge(sort: $sort) {
                cursor
                node {
                  id
                  author {
                    isViewer
                  }
                  parent {
                    replyCount
                  }
                  ...CommentBranch_comment
                  ...CommentReplies_comment
                }
              }
            }
            ... on CommentChanged {
              comment {
                ...CommentItem_comment
              }
            }
            ... on CommentDeleted {
              deletedCommentId @deleteRecord
            }
          }
        }
      `,
      variables: { postId, sort },
      updater: (store) => {
        const event = store.getRootField('commentEvents')
        const edge = event?.getLinkedRecord('commentEdge', { sort })
        if (!edge || !insertComment(store, postId, sort, edge)) return
        const comment = edge.getLinkedRecord('node')
        // The event of the viewer's own comment may arrive before the response.
        if (comment && comment.getLinkedRecord('author')?.getValue('isViewer') !== true)
          defer([comment.getDataID()])
      },
    }),
    [postId, sort, defer],
  )
  useSubscription(config)
}
