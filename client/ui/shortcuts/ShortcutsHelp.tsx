import { Checkbox } from '#client/ui/Checkbox.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { shortcuts } from './shortcuts.ts'
import styles from './ShortcutsHelp.module.css'
import { shortcutsSwitch } from './shortcuts-switch.ts'

type ShortcutsHelpProps = { open: boolean; onClose: () => void }

export function ShortcutsHelp({ open, onClose }: ShortcutsHelpProps) {
  const [areOn, choose] = shortcutsSwitch.use()
  return (
    <Dialog open={open} title="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles.list}>
        {shortcuts.map(({ key, does }) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label="Use single keys as shortcuts"
        checked={areOn}
        onChange={({ target }) => choose(target.checked)}
      />
    </Dialog>
  )
}
