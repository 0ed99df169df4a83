import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'

type StartOverDialogProps = { open: boolean; onClose: () => void; onConfirm: () => void }

export function StartOverDialog({ open, onClose, onConfirm }: StartOverDialogProps) {
  return (
    <Dialog
      open={open}
      title="Start over?"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep editing
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose()
              onConfirm()
            }}
          >
            Start over
          </Button>
        </>
      }
    >
      <p>This meme and its pictures will be deleted from this device.</p>
    </Dialog>
  )
}
