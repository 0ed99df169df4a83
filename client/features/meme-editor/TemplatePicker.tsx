import Search from 'lucide-react/icons/search'
import { useDeferredValue, useState } from 'react'
import { useObservable } from '#client/ui/browser/observable.ts'
import { findTemplates } from '#rules/memes/templates/find-templates.ts'
import { findTemplate, templates, type EditorTemplate } from './meme-files.ts'
import { recentTemplates, rememberTemplate } from './recent-templates.ts'
import styles from './TemplatePicker.module.css'

type TemplatePickerProps = { onChoose: (template: EditorTemplate) => void }

export function TemplatePicker({ onChoose }: TemplatePickerProps) {
  const [query, setQuery] = useState('')
  const shownQuery = useDeferredValue(query)
  const found = findTemplates(templates, shownQuery)
  const recent = useObservable(recentTemplates, [])
    .map(findTemplate)
    .filter((template) => template !== undefined)
  const choose = (template: EditorTemplate) => {
    rememberTemplate(template.slug)
    onChoose(template)
  }
  return (
    <div className={styles.picker}>
      <div className={styles.search}>
        <Search aria-hidden="true" />
        <input
          type="search"
          aria-label="Search templates"
          placeholder="Search templates"
          autoComplete="off"
          value={query}
          className={styles.input}
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      <p role="status" className="visually-hidden">
        {shownQuery && `${found.length} ${found.length === 1 ? 'template' : 'templates'}`}
      </p>
      {!shownQuery && recent.length > 0 && (
        <section>
          <h2 className={styles.heading}>Recently used</h2>
          <div className={styles.recent}>
            {recent.map((template) => (
              <TemplateTile key={template.slug} template={template} onChoose={choose} />
            ))}
          </div>
        </section>
      )}
      <section>
        <h2 className={styles.heading}>{shownQuery ? 'Results' : 'All templates'}</h2>
        {found.length === 0 && <p className={styles.empty}>No template matches “{shownQuery}”.</p>}
        <div className={styles.grid}>
          {found.map((template) => (
            <TemplateTile key={template.slug} template={template} onChoose={choose} />
          ))}
        </div>
      </section>
    </div>
  )
}

type TemplateTileProps = { template: EditorTemplate; onChoose: (template: EditorTemplate) => void }

function TemplateTile({ template, onChoose }: TemplateTileProps) {
  const { name, width, height, url } = template
  return (
    <button type="button" className={styles.tile} onClick={() => onChoose(template)}>
      <img
        src={url}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={styles.thumbnail}
      />
      <span className={styles.name}>{name}</span>
    </button>
  )
}
