import type { ReactNode } from 'react'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import styles from './SitePage.module.css'

/** The layout of the public pages about the company. */
export function SitePage({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles.page}>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
