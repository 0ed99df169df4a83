import styles from './ProgressBar.module.css'

/** A thin line along the top edge while the next screen is on its way. */
export function ProgressBar() {
  return <output className={styles.bar} aria-label="Loading the page" />
}
