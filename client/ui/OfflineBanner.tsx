import WifiOff from 'lucide-react/icons/wifi-off'
import { useOnline } from '#client/ui/browser/useOnline.ts'
import styles from './OfflineBanner.module.css'

/**
 * Positioned below the content, so that nothing moves. Always rendered, because screen readers announce changes of an existing
 * live region only.
 */
export function OfflineBanner({ children }: { children: string }) {
  const isOnline = useOnline()
  return (
    <output className={styles.place}>
      {!isOnline && (
        <span className={styles.banner}>
          <WifiOff aria-hidden="true" />
          {children}
        </span>
      )}
    </output>
  )
}
