import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { isolate } from '#rules/isolate.ts'

type LeaveGroupDialogProps = {
  name: string
  joining: string
  open: boolean
  onClose: () => void
  onLeave: () => void
}

export function LeaveGroupDialog({ name, joining, open, onClose, onLeave }: LeaveGroupDialogProps) {
  const confirm = async () => {
    onClose()
    onLeave()
    return undefined
  }
  return (
    <ConfirmDialog
      title={`Leave ${isolate(name)}?`}
      confirmLabel="Leave"
      busyLabel="Leaving..."
      open={open}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        Your posts stay in the group.
        {joining === 'ON_REQUEST' && ' To return, you have to ask to join again.'}
      </p>
    </ConfirmDialog>
  )
}
