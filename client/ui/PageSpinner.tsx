import styles from './PageSpinner.module.css'
import { Spinner } from './Spinner.tsx'

/** A spinner in the middle of a screen whose content is loading. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div className={styles.place}>
      <Spinner label={label} />
    </div>
  )
}
