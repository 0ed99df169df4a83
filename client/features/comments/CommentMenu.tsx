import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CommentMenu_comment$key } from '#client/__generated__/CommentMenu_comment.graphql.ts'
import { LazyAuthorMenuItems } from '#client/features/safety/LazyAuthorMenuItems.tsx'
import { useIsVisitor } from '#client/session/useRequireSignIn.ts'
import { Menu } from '#client/ui/Menu.tsx'
import { MenuItem } from '#client/ui/MenuItem.tsx'
import { DeleteCommentDialog } from './DeleteCommentDialog.tsx'

type CommentMenuProps = { comment: CommentMenu_comment$key; onEdit: () => void }

/** Edits or deletes a comment, reports it, and mutes or blocks its author. Not rendered for visitors. */
export function CommentMenu({ comment: commentRef, onEdit }: CommentMenuProps) {
  const { id, viewerCanEdit, viewerCanDelete, author } = useFragment(
    graphql`
      fragment CommentMenu_comment on Comment {
        id
        viewerCanEdit
        viewerCanDelete
        author {
          id
        }
      }
    `,
    commentRef,
  )
  const isVisitor = useIsVisitor()
  if (!viewerCanEdit && !viewerCanDelete && (isVisitor || !author)) return null
  return (
    <Menu>
      {viewerCanEdit && <MenuItem label="Edit comment" icon={Pencil} onSelect={onEdit} />}
      {viewerCanDelete && (
        <MenuItem
          label="Delete comment"
          icon={Trash2}
          isDanger
          renderDialog={(controls) => <DeleteCommentDialog commentId={id} {...controls} />}
        />
      )}
      {author && <LazyAuthorMenuItems userId={author.id} reported={{ id, name: 'comment' }} />}
    </Menu>
  )
}
