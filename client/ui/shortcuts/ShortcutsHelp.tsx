import { Checkbox } from '#client/ui/Checkbox.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import styles from './ShortcutsHelp.module.css'
import { shortcuts, shortcutsSetting } from './shortcuts.ts'

type ShortcutsHelpProps = { open: boolean; onClose: () => void }

export function ShortcutsHelp({ open, onClose }: ShortcutsHelpProps) {
  const [areOn, choose] = shortcutsSetting.use()
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
        label="Enable keyboard shortcuts"
        checked={areOn}
        onChange={({ target }) => choose(target.checked)}
      />
    </Dialog>
  )
}
