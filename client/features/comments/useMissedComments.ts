import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useMissedCommentsQuery } from '#client/__generated__/useMissedCommentsQuery.graphql.ts'
import { useCatchUp } from '#client/relay/useCatchUp.ts'
import { liveListOf } from '#client/relay/useLiveList.ts'
import type { Observable } from '#client/ui/browser/observable.ts'
import { NODES_MAX } from '#rules/limits.ts'
import { liveCommentsOf } from './comment-connection.ts'

/**
 * Fetches the shown comments again after events may have been missed: changed ones change, deleted ones disappear, and new ones
 * are announced, so that nothing moves.
 */
export function useMissedComments(
  postId: string,
  commentCount: number,
  shownIds: Observable<ReadonlySet<string>>,
): void {
  const environment = useRelayEnvironment()
  useCatchUp<useMissedCommentsQuery>(
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
    {
      variables: () => ({ postId, ids: [...shownIds.get()].slice(0, NODES_MAX) }),
      onData: ({ post, nodes }, { ids }) => {
        const found = new Set(nodes.map((node) => node?.id))
        const deleted = ids.filter((id) => !found.has(id))
        commitLocalUpdate(environment, (store) => {
          for (const id of deleted) store.delete(id)
        })
        if ((post?.commentCount ?? 0) > commentCount - deleted.length)
          liveListOf(environment, liveCommentsOf(postId)).markIncomplete()
      },
    },
  )
}
