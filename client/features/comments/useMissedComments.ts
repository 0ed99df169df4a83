import { useEffect } from 'react'
import { commitLocalUpdate, fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useMissedCommentsQuery } from '#client/__generated__/useMissedCommentsQuery.graphql.ts'
import { onReconnect } from '#client/relay/subscribe.ts'
import type { Observable } from '#client/ui/browser/observable.ts'
import { usePendingItems } from '#client/ui/list/pending-items.tsx'
import { NODES_MAX } from '#rules/limits.ts'
import { commentsOf } from './useCommentEvents.ts'

/**
 * After a lost connection, fetches the shown comments again: changed ones change, deleted ones disappear, and new ones are
 * announced, so that nothing moves.
 */
export function useMissedComments(
  postId: string,
  commentCount: number,
  shownIds: Observable<ReadonlySet<string>>,
): void {
  const environment = useRelayEnvironment()
  const { markIncomplete } = usePendingItems(commentsOf(postId))
  useEffect(() => {
    const catchUp = () => {
      const ids = [...shownIds.get()].slice(0, NODES_MAX)
      fetchQuery<useMissedCommentsQuery>(
        environment,
        graphql`
          query useMissedCommentsQuery($postId: ID!, $ids: [ID!]!) {
            post: node(id: $postId) {
              ... on Post {
                commentCount
              }
            }
            nodes(ids: $ids) {
              id
              ... on Comment {
                replyCount
                ...CommentItem_comment @alias(as: "comment")
              }
            }
          }
        `,
        { postId, ids },
        { fetchPolicy: 'network-only' },
      ).subscribe({
        next: ({ post, nodes }) => {
          const found = new Set(nodes.map((node) => node?.id))
          const deleted = ids.filter((id) => !found.has(id))
          commitLocalUpdate(environment, (store) => {
            for (const id of deleted) store.delete(id)
          })
          if ((post?.commentCount ?? 0) > commentCount - deleted.length) markIncomplete()
        },
        // The next reconnect fetches again.
        error: () => {},
      })
    }
    return onReconnect(catchUp)
  }, [environment, postId, commentCount, shownIds, markIncomplete])
}
