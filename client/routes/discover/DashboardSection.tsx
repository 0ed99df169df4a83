import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cardClass } from '#client/ui/card-look.ts'
import { classNames } from '#client/ui/class-names.ts'
import styles from './DashboardSection.module.css'

type DashboardSectionProps = {
  title: string
  /** The path of the whole list. */
  all?: string
  /** The content reaches the edges of narrow windows. */
  isFlush?: boolean
  children: ReactNode
}

export function DashboardSection({ title, all, isFlush, children }: DashboardSectionProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className={cardClass({ isEdgeToEdge: true }, classNames(styles.section, isFlush && styles.flush))}
    >
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
