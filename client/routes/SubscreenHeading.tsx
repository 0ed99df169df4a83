import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { PageTitle } from '#client/ui/PageTitle.tsx'
import { isolate } from '#rules/isolate.ts'
import { PRODUCT_NAME } from '#rules/limits.ts'
import { useGoBack } from './GoBack.tsx'
import styles from './SubscreenHeading.module.css'

type SubscreenHeadingProps = {
  id?: string
  /** The subject of the screen, shown below the heading. */
  subject?: string
  /** Where the button leads if there is no previous screen. Default: the feed. */
  parent?: string
  /** Buttons at the right. */
  actions?: ReactNode
  children: string
}

/** The heading of a screen that is no tab, with a button that leads back. On wide screens, only those with a subject have the button. */
export function SubscreenHeading({ id, subject, parent, actions, children }: SubscreenHeadingProps) {
  const title = [subject && isolate(subject), children, PRODUCT_NAME].filter(Boolean).join(' · ')
  return (
    <div className={classNames(styles.head, subject === undefined && styles.plain)}>
      <PageTitle>{title}</PageTitle>
      <IconButton label="Go Back" onClick={useGoBack(parent)}>
        <ArrowLeft aria-hidden="true" />
      </IconButton>
      <div className={styles.names}>
        <h1 id={id} className={styles.heading}>
          {children}
        </h1>
        {subject !== undefined && (
          <p dir="auto" className={styles.subject}>
            {subject}
          </p>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
