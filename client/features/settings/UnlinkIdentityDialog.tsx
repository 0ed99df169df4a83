import { mutationFailure } from '#client/relay/errors.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { notify } from '#client/ui/toast.ts'
import { messages } from '#rules/messages.ts'
import { useUnlinkIdentity } from './useUnlinkIdentity.ts'

type UnlinkIdentityDialogProps = {
  identity: { id: string; provider: string }
  hasPassword: boolean
  open: boolean
  onClose: () => void
  onUnlink: () => void
}

export function UnlinkIdentityDialog(props: UnlinkIdentityDialogProps) {
  const { identity, hasPassword, open, onClose, onUnlink } = props
  const unlinkIdentity = useUnlinkIdentity()

  const confirm = async () => {
    const failure = await mutationFailure(unlinkIdentity(identity.id), {
      fallback: 'Failed to disconnect the account',
      accepted: 'NotFoundError',
    })
    if (failure) return failure
    notify.success(messages.identityUnlinked)
    onUnlink()
    return undefined
  }

  return (
    <ConfirmDialog
      title="Unlink account?"
      confirmLabel="Unlink"
      busyLabel="Unlinking..."
      open={open}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        You can no longer log in with {identity.provider}.{' '}
        {hasPassword
          ? 'Your password still works.'
          : 'Your account has no password: to log in again, set one with “Forgot password” on the login page.'}
      </p>
    </ConfirmDialog>
  )
}
