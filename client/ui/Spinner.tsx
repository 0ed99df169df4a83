import { classNames } from './class-names.ts'
import styles from './Spinner.module.css'

/** Decorative unless it has a `label`, which is announced. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span className={classNames(styles.spinner, className)} role={label ? 'status' : undefined}>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  )
}
