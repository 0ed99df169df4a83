import type { ReactNode } from 'react'
import styles from './Notice.module.css'

type NoticeProps = {
  title: string
  /** One level below the heading it stands under. */
  headingLevel?: 1 | 2 | 3
  icon?: ReactNode
  children?: ReactNode
  /** A button or link that leads on. */
  action?: ReactNode
  role?: 'alert' | 'status'
}

/** Stands where content would be when there is none: empty, failed or not found. */
export function Notice({ title, headingLevel = 2, icon, children, action, role }: NoticeProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.notice} role={role}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  )
}
