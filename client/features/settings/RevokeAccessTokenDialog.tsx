import { useState } from 'react'
import { errorMessage } from '#client/relay/errors.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { notify } from '#client/ui/toast.ts'
import { messages } from '#rules/messages.ts'
import { useRevokeAccessToken } from './useRevokeAccessToken.ts'

type RevokeAccessTokenDialogProps = {
  token: { id: string; name: string }
  open: boolean
  onClose: () => void
  onRevoke: () => void
}

/** Asks before a token is revoked. Once it is, its row goes and this dialog with it. */
export function RevokeAccessTokenDialog({ token, open, onClose, onRevoke }: RevokeAccessTokenDialogProps) {
  const revokeAccessToken = useRevokeAccessToken()
  const [isRevoking, setRevoking] = useState(false)
  const [failure, setFailure] = useState<string>()

  const close = () => {
    if (isRevoking) return
    setFailure(undefined)
    onClose()
  }

  const confirm = async () => {
    setRevoking(true)
    setFailure(undefined)
    try {
      const result = await revokeAccessToken(token.id)
      if (result.__typename === 'RevokeAccessTokenPayload' || result.__typename === 'NotFoundError') {
        notify.success(messages.tokenRevoked)
        onRevoke()
        return
      }
      setFailure(result.message ?? messages.tokenRevokeFailed)
    } catch (error) {
      setFailure(errorMessage(error, { fallback: messages.tokenRevokeFailed }))
    }
    setRevoking(false)
  }

  return (
    <Dialog
      open={open}
      title="Revoke access token?"
      onClose={close}
      actions={
        <>
          <Button variant="secondary" disabled={isRevoking} onClick={close}>
            Cancel
          </Button>
          <Button variant="danger" busy={isRevoking} onClick={() => void confirm()}>
            {isRevoking ? 'Revoking...' : 'Revoke'}
          </Button>
        </>
      }
    >
      <p>Programs that use “{token.name}” are shut out at once. This cannot be undone.</p>
      {failure && <Banner tone="error">{failure}</Banner>}
    </Dialog>
  )
}
