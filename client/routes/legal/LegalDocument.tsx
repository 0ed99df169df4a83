import type { ReactNode } from 'react'
import { PageTitle } from '#client/ui/PageTitle.tsx'
import { PRODUCT_NAME } from '#rules/limits.ts'
import styles from './LegalDocument.module.css'

type LegalDocumentProps = { title: string; updated: string; summary: string; children: ReactNode }

export function LegalDocument({ title, updated, summary, children }: LegalDocumentProps) {
  return (
    <article className={styles.document}>
      <PageTitle>{`${title} · ${PRODUCT_NAME}`}</PageTitle>
      <h1>{title}</h1>
      <p className={styles.updated}>Last updated {updated}</p>
      <p className={styles.summary}>{summary}</p>
      {children}
    </article>
  )
}
