import type { ReactNode } from 'react'
import { Cast, type CastName } from './Cast.tsx'
import styles from './Notice.module.css'

type NoticeProps = {
  title: string
  /** One level below that of the heading above. */
  headingLevel?: 1 | 2 | 3
  cast?: CastName
  /** A larger illustration than one of the cast. */
  picture?: ReactNode
  children?: ReactNode
  /** A button or link. */
  action?: ReactNode
  role?: 'alert' | 'status'
}

/** Replaces content that is empty, failed or not found. */
export function Notice({ title, headingLevel = 2, cast, picture, children, action, role }: NoticeProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.notice}>
      {/* The action is outside the live region. Otherwise a changed label of the button would announce everything again. */}
      <div className={styles.words} role={role}>
        {cast && <Cast name={cast} />}
        {picture}
        <Heading className={styles.title}>{title}</Heading>
        {children && <p className={styles.text}>{children}</p>}
      </div>
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  )
}
