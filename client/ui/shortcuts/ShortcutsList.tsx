import { useObservable } from '#client/ui/browser/observable.ts'
import { SwitchRow } from '#client/ui/Switch.tsx'
import styles from './ShortcutsList.module.css'
import { screenShortcuts, shortcutsSetting, type Shortcut } from './shortcuts.ts'

const OF_POSTS: readonly Shortcut[] = [
  { key: 'j', does: 'Go to the next post' },
  { key: 'k', does: 'Go to the previous post' },
  { key: 'l', does: 'Like or unlike the post' },
  { key: 'c', does: 'Go to the comments of the post' },
  { key: 's', does: 'Save or unsave the post' },
  { key: 'r', does: 'Remix the meme' },
  { key: 'Enter', does: 'Open the post' },
  { key: 'm', does: 'Mute or unmute the video' },
  { key: 'f', does: 'Enter or exit full screen' },
]

const EVERYWHERE: readonly Shortcut[] = [
  { key: 'n', does: 'Write a new post' },
  { key: '/', does: 'Search' },
  { key: '?', does: 'Show this list' },
]

/** The keys and the switch that turns them off. */
export function ShortcutsList() {
  const [areOn, choose] = shortcutsSetting.use()
  const shortcuts = [...(useObservable(screenShortcuts, null) ?? OF_POSTS), ...EVERYWHERE]
  return (
    <>
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
      <SwitchRow label="Enable keyboard shortcuts" isOn={areOn} onChange={choose} />
    </>
  )
}
