import { useState } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { DeleteAccountForm } from './DeleteAccountForm.tsx'

/** Deletes the account after a confirmation with the password. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      <Dialog open={isOpen} title="Delete account?" onClose={close}>
        <DeleteAccountForm onCancel={close} />
      </Dialog>
    </>
  )
}
