import { useId, type ReactNode } from 'react'
import { Card } from '#client/ui/Card.tsx'
import styles from './SettingsSection.module.css'

type SettingsSectionProps = { title: string; about?: string; children: ReactNode }

export function SettingsSection({ title, about, children }: SettingsSectionProps) {
  const titleId = useId()
  return (
    <Card>
      <section aria-labelledby={titleId} className={styles.section}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {about && <p className={styles.about}>{about}</p>}
        {children}
      </section>
    </Card>
  )
}
