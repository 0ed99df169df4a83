import styles from './ProgressBar.module.css'

/** A thin line along the top edge during a navigation. */
export function ProgressBar() {
  return <output className={styles.bar} aria-label="Loading the page" />
}
