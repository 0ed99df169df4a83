import { Link } from 'react-router-dom'
import type { usePopularTemplates_query$key } from '#client/__generated__/usePopularTemplates_query.graphql.ts'
import { paths } from '#client/paths.ts'
import { holdKeyboard } from '#client/ui/browser/hold-keyboard.ts'
import { useRecentTemplates } from './recent-templates.ts'
import styles from './TemplateShortcuts.module.css'
import { TemplateTile } from './TemplateTile.tsx'
import { usePopularTemplates } from './usePopularTemplates.ts'

/** The shortest way to a meme: recently used templates, then popular ones, in a row that scrolls sideways. */
export function TemplateShortcuts({ query }: { query: usePopularTemplates_query$key }) {
  const templates = new Set([...useRecentTemplates(), ...usePopularTemplates(query)])
  return (
    <section aria-label="Make a meme" className={styles.shortcuts}>
      <div className={styles.head}>
        <h2 className={styles.heading}>Make a meme</h2>
        <Link to={paths.make} className={styles.all}>
          All templates
        </Link>
      </div>
      <ul aria-label="Templates" className={styles.row}>
        {Array.from(templates, (template) => (
          <li key={template.slug} className={styles.item}>
            <TemplateTile template={template} pathOf={paths.makeWith} onChoose={holdKeyboard} />
          </li>
        ))}
      </ul>
    </section>
  )
}
