import { mutationFailure } from '#client/relay/errors.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { notify } from '#client/ui/toast.ts'
import { messages } from '#rules/messages.ts'
import { useRevokeAccessToken } from './useRevokeAccessToken.ts'

type RevokeAccessTokenDialogProps = {
  token: { id: string; name: string }
  open: boolean
  onClose: () => void
  onRevoke: () => void
}

export function RevokeAccessTokenDialog({ token, open, onClose, onRevoke }: RevokeAccessTokenDialogProps) {
  const revokeAccessToken = useRevokeAccessToken()

  const confirm = async () => {
    const failure = await mutationFailure(revokeAccessToken(token.id), {
      fallback: 'Failed to revoke the access token',
      accepted: 'NotFoundError',
    })
    if (failure) return failure
    notify.success(messages.tokenRevoked)
    onRevoke()
    return undefined
  }

  return (
    <ConfirmDialog
      title="Revoke access token?"
      confirmLabel="Revoke"
      busyLabel="Revoking..."
      open={open}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        Apps that use “<bdi>{token.name}</bdi>” lose access immediately. This cannot be undone.
      </p>
    </ConfirmDialog>
  )
}
