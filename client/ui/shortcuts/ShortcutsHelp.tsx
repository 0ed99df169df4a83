import { Checkbox } from '#client/ui/Checkbox.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import styles from './ShortcutsHelp.module.css'
import { shortcutsSetting, type ShortcutKey } from './shortcuts.ts'

const SHORTCUTS: readonly { key: ShortcutKey; does: string }[] = [
  { key: 'j', does: 'Go to the next post' },
  { key: 'k', does: 'Go to the previous post' },
  { key: 'l', does: 'Like or unlike the post' },
  { key: 'm', does: 'Mute or unmute the video' },
  { key: 'f', does: 'Enter or exit full screen' },
  { key: 'n', does: 'Write a new post' },
  { key: '/', does: 'Search' },
  { key: '?', does: 'Show this list' },
]

type ShortcutsHelpProps = { open: boolean; onClose: () => void }

export function ShortcutsHelp({ open, onClose }: ShortcutsHelpProps) {
  const [areOn, choose] = shortcutsSetting.use()
  return (
    <Dialog open={open} title="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles.list}>
        {SHORTCUTS.map(({ key, does }) => (
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
