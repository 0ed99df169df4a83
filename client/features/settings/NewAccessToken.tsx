import { useState } from 'react'
import { Dialog } from '#client/ui/Dialog.tsx'
import { AccessTokenForm } from './AccessTokenForm.tsx'
import { AccessTokenSecret } from './AccessTokenSecret.tsx'

type NewAccessTokenProps = { hasPassword: boolean; open: boolean; onClose: () => void }

/** Creates a token and shows its secret once. */
export function NewAccessToken({ hasPassword, open, onClose }: NewAccessTokenProps) {
  const [token, setToken] = useState<string>()
  const close = () => {
    setToken(undefined)
    onClose()
  }
  return (
    <Dialog open={open} title={token ? 'Your access token' : 'New access token'} onClose={close}>
      {token ? (
        <AccessTokenSecret token={token} onDone={close} />
      ) : (
        <AccessTokenForm hasPassword={hasPassword} onCreate={setToken} />
      )}
    </Dialog>
  )
}
