import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cardClass } from '#client/ui/card-look.ts'
import styles from './DashboardSection.module.css'

type DashboardSectionProps = {
  title: string
  /** The path of the whole list. */
  all?: string
  children: ReactNode
}

export function DashboardSection({ title, all, children }: DashboardSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={cardClass({ isEdgeToEdge: true }, styles.section)}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {all && (
          <Link to={all} aria-label={`See all ${title.toLowerCase()}`} className={styles.all}>
            See all
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
