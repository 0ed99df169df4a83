import { useState, type ReactNode } from 'react'
import { Banner } from './Banner.tsx'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

type ConfirmDialogProps = {
  title: string
  confirmLabel: string
  busyLabel: string
  /** The action can be undone. */
  isHarmless?: boolean
  open: boolean
  onClose: () => void
  /** Resolves to the message of a failure. After a success, the caller closes or removes this dialog. */
  onConfirm: () => Promise<string | undefined>
  children: ReactNode
}

/** Asks for confirmation of an action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirmLabel, busyLabel, isHarmless = false, open, onClose, onConfirm, children } = props
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const close = () => {
    if (isBusy) return
    setFailure(undefined)
    onClose()
  }

  const confirm = async () => {
    setBusy(true)
    setFailure(undefined)
    setFailure(await onConfirm())
    setBusy(false)
  }

  return (
    <Dialog
      open={open}
      title={title}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={close}>
            Cancel
          </Button>
          <Button variant={isHarmless ? 'primary' : 'danger'} busy={isBusy} onClick={() => void confirm()}>
            {isBusy ? busyLabel : confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {failure && <Banner tone="error">{failure}</Banner>}
    </Dialog>
  )
}
