import { mutationFailure } from '#client/relay/errors.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { notify } from '#client/ui/toast.ts'
import { useRemoveGroupMember } from './useRemoveGroupMember.ts'

type RemoveMemberDialogProps = {
  groupId: string
  userId: string
  username: string
  open: boolean
  onClose: () => void
}

/** Confirms the end of a membership, which unmounts the row with this dialog. */
export function RemoveMemberDialog({ groupId, userId, username, open, onClose }: RemoveMemberDialogProps) {
  const remove = useRemoveGroupMember(groupId)
  const confirm = async () => {
    const failure = await mutationFailure(remove(userId), { fallback: 'Failed to remove the member' })
    if (!failure) notify.success(`@${username} is no longer in the group`)
    return failure
  }
  return (
    <ConfirmDialog
      title={`Remove @${username}?`}
      confirmLabel="Remove"
      busyLabel="Removing..."
      open={open}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>Their posts stay in the group, and they can join again.</p>
    </ConfirmDialog>
  )
}
