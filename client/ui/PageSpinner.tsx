import styles from './PageSpinner.module.css'
import { Spinner } from './Spinner.tsx'

/** A centred spinner for a screen whose content is loading. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div className={styles.place}>
      <Spinner label={label} />
    </div>
  )
}
