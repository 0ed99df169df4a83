import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'

type ReplaceDraftDialogProps = { open: boolean; onKeep: () => void; onReplace: () => void }

/** Nothing that a member has made is lost by opening a link. */
export function ReplaceDraftDialog({ open, onKeep, onReplace }: ReplaceDraftDialogProps) {
  return (
    <Dialog
      open={open}
      title="You have an unfinished meme"
      onClose={onKeep}
      actions={
        <>
          <Button variant="danger" onClick={onReplace}>
            Discard it
          </Button>
          <Button onClick={onKeep}>Continue it</Button>
        </>
      }
    >
      <p>Opening another one discards the meme that you have started.</p>
    </Dialog>
  )
}
