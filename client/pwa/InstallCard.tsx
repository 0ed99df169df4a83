import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { LogoMark } from '#client/ui/Logo.tsx'
import { safeLocalStorage } from '#client/ui/browser/storage.ts'
import { useOnline } from '#client/ui/browser/useOnline.ts'
import { useInstall } from './install-prompt.ts'
import styles from './InstallCard.module.css'

const DISMISSED = 'install-dismissed'

/** Offers to install the app until it is dismissed. */
export function InstallCard() {
  const install = useInstall()
  const [isDismissed, setDismissed] = useState(() => safeLocalStorage.get(DISMISSED) !== null)
  const isOnline = useOnline()
  if (!install || isDismissed || !isOnline) return null
  const dismiss = () => {
    setDismissed(true)
    safeLocalStorage.set(DISMISSED, 'yes')
  }
  return (
    <aside aria-label="Install Guffaw" className={styles.card}>
      <LogoMark size={36} />
      <p className={styles.text}>
        <strong>Guffaw as an app</strong>
        <span>One tap away, even without a connection.</span>
      </p>
      <Button onClick={install}>Install Guffaw</Button>
      <IconButton label="Not now" onClick={dismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </aside>
  )
}
