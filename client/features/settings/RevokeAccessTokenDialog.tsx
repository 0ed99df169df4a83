import { errorMessage } from '#client/relay/errors.ts'
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
    try {
      const result = await revokeAccessToken(token.id)
      if (result.__typename !== 'RevokeAccessTokenPayload' && result.__typename !== 'NotFoundError')
        return result.message ?? messages.tokenRevokeFailed
      notify.success(messages.tokenRevoked)
      onRevoke()
      return undefined
    } catch (error) {
      return errorMessage(error, { fallback: messages.tokenRevokeFailed })
    }
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
      <p>Programs that use “{token.name}” lose access immediately. This cannot be undone.</p>
    </ConfirmDialog>
  )
}
