import type { MouseEvent } from 'react'
import { Button } from '#client/ui/Button.tsx'
import styles from './MediaFrame.module.css'

/** Blurs the placeholder of sensitive media, which are not loaded until the reader shows them. */
export function SensitiveCover({ onShow }: { onShow: () => void }) {
  const show = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The pressed button is removed.
    currentTarget.closest('article')?.focus({ preventScroll: true })
    onShow()
  }
  return (
    <div className={styles.cover}>
      <p className={styles.coverTitle}>Sensitive content</p>
      <Button variant="secondary" onClick={show}>
        Show <span className="visually-hidden">sensitive content</span>
      </Button>
    </div>
  )
}
