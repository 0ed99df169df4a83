import { mutationFailure } from '#client/relay/errors.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { notify } from '#client/ui/toast.ts'
import { useRemoveGroupPost } from './useRemoveGroupPost.ts'

type RemoveGroupPostDialogProps = { groupId: string; postId: string; open: boolean; onClose: () => void }

/** Confirms the removal of a post from its group, which unmounts the card with this dialog. */
export function RemoveGroupPostDialog({ groupId, postId, open, onClose }: RemoveGroupPostDialogProps) {
  const remove = useRemoveGroupPost()
  const confirm = async () => {
    const failure = await mutationFailure(remove(groupId, postId), { fallback: 'Failed to remove the post' })
    if (!failure) notify.success('Post removed from the group')
    return failure
  }
  return (
    <ConfirmDialog
      title="Remove the post from the group?"
      confirmLabel="Remove"
      busyLabel="Removing..."
      open={open}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>It stays on the profile of its author.</p>
    </ConfirmDialog>
  )
}
