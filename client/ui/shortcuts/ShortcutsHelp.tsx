import { Dialog } from '#client/ui/Dialog.tsx'
import { ShortcutsList } from './ShortcutsList.tsx'

type ShortcutsHelpProps = { open: boolean; onClose: () => void }

export function ShortcutsHelp({ open, onClose }: ShortcutsHelpProps) {
  return (
    <Dialog open={open} title="Keyboard shortcuts" onClose={onClose}>
      <ShortcutsList />
    </Dialog>
  )
}
