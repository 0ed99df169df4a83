import WifiOff from 'lucide-react/icons/wifi-off'
import { useOnline } from '#client/ui/browser/useOnline.ts'
import { messages } from '#rules/messages.ts'
import styles from './OfflineBanner.module.css'

/**
 * Positioned below the content, so that nothing moves. Always rendered, because screen readers announce changes of an existing
 * live region only.
 */
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
