import type { ReactNode } from 'react'
import styles from './Notice.module.css'

type NoticeProps = {
  title: string
  /** One level below the heading it stands under. */
  headingLevel?: 1 | 2 | 3
  icon?: ReactNode
  /** Instead of an icon, where there is room for a drawing. */
  picture?: ReactNode
  children?: ReactNode
  /** A button or link that leads on. */
  action?: ReactNode
  role?: 'alert' | 'status'
}

/** Stands where content would be when there is none: empty, failed or not found. */
export function Notice({ title, headingLevel = 2, icon, picture, children, action, role }: NoticeProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.notice}>
      {/* Without the action: a button that says how it goes would have all of it read out again. */}
      <div className={styles.words} role={role}>
        {icon && <div className={styles.icon}>{icon}</div>}
        {picture}
        <Heading className={styles.title}>{title}</Heading>
        {children && <p className={styles.text}>{children}</p>}
      </div>
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  )
}
