import { useEffect, useMemo } from 'react'
import { graphql, useRelayEnvironment, useSubscription } from 'react-relay/hooks'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type {
  CommentSort,
  useCommentEventsSubscription,
} from '#client/__generated__/useCommentEventsSubscription.graphql.ts'
import { liveListOf } from '#client/relay/useLiveList.ts'
import { addEmptyReplies, insertComment, liveCommentsOf } from './comment-connection.ts'
import { outboxOf } from './outbox.ts'

/** Adds new comments of others to the lists of a post, hidden at first, and updates and removes changed ones. */
export function useCommentEvents(postId: string, viewerId: string | null, sort: CommentSort): void {
  const environment = useRelayEnvironment()
  const outbox = outboxOf(environment, viewerId, postId)
  const { defer, reveal } = liveListOf(environment, liveCommentsOf(postId))
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
        const comment = edge?.getLinkedRecord('node')
        if (!edge || !comment) return
        const isOwn = comment.getLinkedRecord('author')?.getValue('isViewer') === true
        // The event may arrive before the response, which replaces the outgoing comment by the created one.
        if (isOwn && outbox.isSending()) return
        addEmptyReplies(store, comment)
        if (insertComment(store, postId, sort, edge) && !isOwn) defer([comment.getDataID()])
      },
    }),
    [postId, sort, defer, outbox],
  )
  useSubscription(config)
}
