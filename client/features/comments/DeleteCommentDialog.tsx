import { useEffect, useRef } from 'react'
import { mutationFailure } from '#client/relay/errors.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { notify } from '#client/ui/toast.ts'
import * as threadMessages from './messages.ts'
import { COMMENTS_HEADING_ID } from './comment-thread-context.ts'
import { useDeleteComment } from './useDeleteComment.ts'

type DeleteCommentDialogProps = { commentId: string; open: boolean; onClose: () => void }

/** Confirms the deletion of a comment, which unmounts this dialog. */
export function DeleteCommentDialog({ commentId, open, onClose }: DeleteCommentDialogProps) {
  const deleteComment = useDeleteComment(commentId)
  const wasDeleted = useRef(false)
  // The menu that opened the dialog is removed with the comment and cannot take the focus.
  useEffect(
    () => () => {
      if (wasDeleted.current) document.getElementById(COMMENTS_HEADING_ID)?.focus()
    },
    [],
  )

  const confirm = async () => {
    const failure = await mutationFailure(deleteComment(), { fallback: threadMessages.commentDeleteFailed })
    wasDeleted.current = failure === undefined
    if (!failure) notify.success(threadMessages.commentDeleted)
    return failure
  }

  return (
    <ConfirmDialog
      title="Delete comment?"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      open={open}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>This cannot be undone. Replies stay.</p>
    </ConfirmDialog>
  )
}
