import { mutationFailure } from '#client/relay/errors.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { notify } from '#client/ui/toast.ts'
import { messages } from '#rules/messages.ts'
import { useBlockUser } from './useBlockUser.ts'
import { useUnblockUser } from './useUnblockUser.ts'

type BlockDialogProps = { userId: string; username: string; open: boolean; onClose: () => void }

/** Confirms a block, which may unmount the card with this dialog. The toast can undo it. */
export function BlockDialog({ userId, username, open, onClose }: BlockDialogProps) {
  const block = useBlockUser()
  const unblock = useUnblockUser()

  const confirm = async () => {
    const failure = await mutationFailure(block(userId), { fallback: messages.blockFailed })
    if (failure) return failure
    notify.undoable(messages.blocked(username), () => void unblock(userId))
    onClose()
    return undefined
  }

  return (
    <ConfirmDialog
      title={`Block @${username}?`}
      confirmLabel="Block"
      busyLabel="Blocking..."
      open={open}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        You will not see each other&apos;s profiles, posts and comments, and you will no longer follow each
        other. They are not notified.
      </p>
    </ConfirmDialog>
  )
}
