import { Dialog } from '#client/ui/Dialog.tsx'
import styles from './KeysHelp.module.css'

/** The keys of layers work while a layer has the focus. */
const KEYS = [
  ['Tab', 'Go to the next layer'],
  ['← ↑ → ↓', 'Move the layer, with Shift further'],
  ['+  −', 'Make it larger or smaller'],
  ['[  ]', 'Turn it, with Shift by 45°'],
  ['Enter', 'Edit the text. Escape ends editing'],
  ['Page ↑ ↓', 'Move it forward or backward'],
  ['Ctrl D', 'Duplicate it'],
  ['Delete', 'Delete it'],
  ['Escape', 'Deselect it'],
  ['Ctrl Z', 'Undo'],
  ['Ctrl Shift Z', 'Redo'],
  ['Z  Shift Z', 'Zoom in or out'],
  ['0', 'Reset the zoom'],
] as const

type KeysHelpProps = { open: boolean; onClose: () => void }

export function KeysHelp({ open, onClose }: KeysHelpProps) {
  return (
    <Dialog open={open} title="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles.list}>
        {KEYS.map(([keys, does]) => (
          <div key={keys} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.touch}>
        With touch: drag a layer to move it, use two fingers to scale and turn it, and tap a text twice to
        edit it.
      </p>
    </Dialog>
  )
}
