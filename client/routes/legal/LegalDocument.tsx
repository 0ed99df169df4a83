import { useId, type ReactNode } from 'react'
import { PageTitle } from '#client/ui/PageTitle.tsx'
import { PRODUCT_NAME } from '#rules/limits.ts'
import styles from './LegalDocument.module.css'

type LegalDocumentProps = {
  title: string
  /** The date since which the document applies, for example `2026-11-22`. */
  updated: string
  summary: string
  sections: readonly { title: string; body: ReactNode }[]
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export function LegalDocument({ title, updated, summary, sections }: LegalDocumentProps) {
  const contentsId = useId()
  return (
    <article className={styles.document}>
      <PageTitle>{`${title} · ${PRODUCT_NAME}`}</PageTitle>
      <h1>{title}</h1>
      <p className={styles.updated}>
        Last updated <time dateTime={updated}>{day.format(new Date(updated))}</time>
      </p>
      <p className={styles.summary}>{summary}</p>
      <nav aria-labelledby={contentsId} className={styles.contents}>
        <h2 id={contentsId}>Contents</h2>
        <ol>
          {sections.map((section, index) => (
            <li key={section.title}>
              <a href={`#section-${index + 1}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section, index) => (
        <section key={section.title} className={styles.section}>
          <h2 id={`section-${index + 1}`}>
            {index + 1}. {section.title}
          </h2>
          {section.body}
        </section>
      ))}
    </article>
  )
}
