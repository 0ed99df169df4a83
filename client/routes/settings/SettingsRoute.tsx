import { useId } from 'react'
import { useParams } from 'react-router-dom'
import { isSectionName, type SectionName } from '#client/features/settings/section-names.ts'
import { paths } from '#client/paths.ts'
import { SubscreenHeading } from '#client/routes/SubscreenHeading.tsx'
import { Card } from '#client/ui/Card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { sections } from './sections.tsx'
import { SettingsIndex } from './SettingsIndex.tsx'
import styles from './SettingsRoute.module.css'

/** The list of the sections, or one of them. Wide windows show the list beside the section. */
export function SettingsRoute() {
  const { section } = useParams()
  const current = isSectionName(section) ? section : undefined
  return (
    <div className={classNames(styles.screen, current && styles.opened)}>
      <div className={styles.index}>
        {current ? <p className={styles.title}>Settings</p> : <SubscreenHeading>Settings</SubscreenHeading>}
        <SettingsIndex current={current} />
      </div>
      {current && <SettingsSection key={current} name={current} />}
    </div>
  )
}

function SettingsSection({ name }: { name: SectionName }) {
  const headingId = useId()
  const { title, about, Content } = sections[name]
  return (
    <section aria-labelledby={headingId}>
      <SubscreenHeading id={headingId} parent={paths.settings}>
        {title}
      </SubscreenHeading>
      <Card className={styles.content}>
        {about && <p className={styles.about}>{about}</p>}
        <Content />
      </Card>
    </section>
  )
}
