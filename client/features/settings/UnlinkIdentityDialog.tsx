import { useState } from 'react'
import { errorMessage } from '#client/relay/errors.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
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

/** Asks for confirmation. Unlinking removes the row of the identity, and this dialog with it. */
export function UnlinkIdentityDialog(props: UnlinkIdentityDialogProps) {
  const { identity, hasPassword, open, onClose, onUnlink } = props
  const unlinkIdentity = useUnlinkIdentity()
  const [isUnlinking, setUnlinking] = useState(false)
  const [failure, setFailure] = useState<string>()

  const close = () => {
    if (isUnlinking) return
    setFailure(undefined)
    onClose()
  }

  const confirm = async () => {
    setUnlinking(true)
    setFailure(undefined)
    try {
      const result = await unlinkIdentity(identity.id)
      if (result.__typename === 'UnlinkIdentityPayload' || result.__typename === 'NotFoundError') {
        notify.success(messages.identityUnlinked)
        onUnlink()
        return
      }
      setFailure(result.message ?? messages.identityUnlinkFailed)
    } catch (error) {
      setFailure(errorMessage(error, { fallback: messages.identityUnlinkFailed }))
    }
    setUnlinking(false)
  }

  return (
    <Dialog
      open={open}
      title="Unlink account?"
      onClose={close}
      actions={
        <>
          <Button variant="secondary" disabled={isUnlinking} onClick={close}>
            Cancel
          </Button>
          <Button variant="danger" busy={isUnlinking} onClick={() => void confirm()}>
            {isUnlinking ? 'Unlinking...' : 'Unlink'}
          </Button>
        </>
      }
    >
      <p>
        You can no longer log in with {identity.provider}.{' '}
        {hasPassword
          ? 'Your password still works.'
          : 'Your account has no password: to log in again, set one with “Forgot password” on the login page.'}
      </p>
      {failure && <Banner tone="error">{failure}</Banner>}
    </Dialog>
  )
}
