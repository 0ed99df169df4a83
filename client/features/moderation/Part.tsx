import { useId, type ReactNode } from 'react'
import styles from './CaseDetail.module.css'

/** A part of a case with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** A text that someone wrote, such as a note. */
export function Words({ children }: { children: string }) {
  return (
    <p dir="auto" className={styles.words}>
      {children}
    </p>
  )
}
