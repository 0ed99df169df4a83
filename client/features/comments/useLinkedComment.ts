import { graphql, useFragment } from 'react-relay/hooks'
import type { CommentBranch_comment$key } from '#client/__generated__/CommentBranch_comment.graphql.ts'
import type { useLinkedComment_comment$key } from '#client/__generated__/useLinkedComment_comment.graphql.ts'

export type LinkedComment = CommentBranch_comment$key & { readonly id: string }

type WithParent = LinkedComment & { readonly parent?: WithParent | null | undefined }

/** The comment that the URL links to and the comments above it, from the top-level comment down. */
export function useLinkedComment(
  commentRef: useLinkedComment_comment$key | null | undefined,
): readonly LinkedComment[] {
  const comment = useFragment(
    graphql`
      fragment useLinkedComment_comment on Comment {
        id
        ...CommentBranch_comment
        parent {
          id
          ...CommentBranch_comment
          parent {
            id
            ...CommentBranch_comment
            parent {
              id
              ...CommentBranch_comment
              parent {
                id
                ...CommentBranch_comment
                parent {
                  id
                  ...CommentBranch_comment
                }
              }
            }
          }
        }
      }
    `,
    commentRef,
  )
  const path: LinkedComment[] = []
  for (let next: WithParent | null | undefined = comment; next; next = next.parent) path.unshift(next)
  return path
}
