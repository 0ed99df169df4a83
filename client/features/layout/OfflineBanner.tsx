import WifiOff from 'lucide-react/icons/wifi-off'
import { useOnline } from '#client/ui/useOnline.ts'
import { messages } from '#rules/messages.ts'
import styles from './OfflineBanner.module.css'

/** Below what is there to read, so that nothing of it moves; always there, so that its sentence is announced. */
export function OfflineBanner() {
  const isOnline = useOnline()
  return (
    <output className={styles.place}>
      {!isOnline && (
        <span className={styles.banner}>
          <WifiOff aria-hidden="true" />
          {messages.offline}
        </span>
      )}
    </output>
  )
}
