import ArrowLeft from 'lucide-react/icons/arrow-left'
import { IconButton } from '#client/ui/IconButton.tsx'
import styles from './BackButton.module.css'
import { useGoBack } from './useGoBack.ts'

/** Lies on a cover. */
export function BackButton() {
  return (
    <IconButton label="Go Back" className={styles.button} onClick={useGoBack()}>
      <ArrowLeft aria-hidden="true" />
    </IconButton>
  )
}
