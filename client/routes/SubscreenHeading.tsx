import ArrowLeft from 'lucide-react/icons/arrow-left'
import { IconButton } from '#client/ui/IconButton.tsx'
import { PageTitle } from '#client/ui/PageTitle.tsx'
import { isolate } from '#rules/isolate.ts'
import { PRODUCT_NAME } from '#rules/limits.ts'
import { useGoBack } from './GoBack.tsx'
import styles from './SubscreenHeading.module.css'

type SubscreenHeadingProps = {
  id: string
  /** The subject of the screen, shown above the heading. */
  subject: string
  children: string
}

/** The heading of a screen that belongs to another one, with a button that leads back. */
export function SubscreenHeading({ id, subject, children }: SubscreenHeadingProps) {
  return (
    <div className={styles.head}>
      <PageTitle>{`${isolate(subject)} · ${children} · ${PRODUCT_NAME}`}</PageTitle>
      <IconButton label="Go Back" onClick={useGoBack()}>
        <ArrowLeft aria-hidden="true" />
      </IconButton>
      <div className={styles.names}>
        <h1 id={id} className={styles.heading}>
          {children}
        </h1>
        <p dir="auto" className={styles.subject}>
          {subject}
        </p>
      </div>
    </div>
  )
}
