import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { useUndoableBlock } from './useUndoableBlock.ts'

type BlockDialogProps = { userId: string; username: string; open: boolean; onClose: () => void }

/** Confirms a block, which may unmount the card with this dialog. */
export function BlockDialog({ userId, username, open, onClose }: BlockDialogProps) {
  const block = useUndoableBlock()

  const confirm = async () => {
    const failure = await block({ userId, username })
    if (!failure) onClose()
    return failure
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
