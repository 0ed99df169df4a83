import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import styles from './Section.module.css'

type SectionProps = { id: string; title: string; intro: string; sunken?: boolean; children: ReactNode }

export function Section({ id, title, intro, sunken, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classNames(sunken && styles.sunken)}>
      <div className={styles.inner}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.intro}>{intro}</p>
        {children}
      </div>
    </section>
  )
}
