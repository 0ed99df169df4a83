import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CommentMenu_comment$key } from '#client/__generated__/CommentMenu_comment.graphql.ts'
import { errorMessage } from '#client/relay/errors.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Menu } from '#client/ui/Menu.tsx'
import { notify } from '#client/ui/toast.ts'
import { messages } from '#rules/messages.ts'
import { useDeleteComment } from './useDeleteComment.ts'

type CommentMenuProps = { comment: CommentMenu_comment$key; onEdit: () => void }

/** Edits or deletes a comment. Not rendered if the viewer can do neither. */
export function CommentMenu({ comment: commentRef, onEdit }: CommentMenuProps) {
  const { id, viewerCanEdit, viewerCanDelete } = useFragment(
    graphql`
      fragment CommentMenu_comment on Comment {
        id
        viewerCanEdit
        viewerCanDelete
      }
    `,
    commentRef,
  )
  const [isDialogOpen, setDialogOpen] = useState(false)
  const deleteComment = useDeleteComment(id)
  if (!viewerCanEdit && !viewerCanDelete) return null

  const confirm = async () => {
    try {
      const result = await deleteComment()
      if (result.__typename !== 'DeleteCommentPayload') return result.message ?? messages.commentDeleteFailed
      notify.success(messages.commentDeleted)
      return undefined
    } catch (error) {
      return errorMessage(error, { fallback: messages.commentDeleteFailed })
    }
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton label="More">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        items={[
          ...(viewerCanEdit ? [{ label: 'Edit comment', icon: Pencil, onSelect: onEdit }] : []),
          ...(viewerCanDelete
            ? [{ label: 'Delete comment', icon: Trash2, isDanger: true, onSelect: () => setDialogOpen(true) }]
            : []),
        ]}
      />
      <ConfirmDialog
        title="Delete comment?"
        confirmLabel="Delete"
        busyLabel="Deleting..."
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        onConfirm={confirm}
      >
        <p>This cannot be undone. Replies stay.</p>
      </ConfirmDialog>
    </>
  )
}
