import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { Card } from '#client/ui/Card.tsx'
import { Logo } from '#client/ui/Logo.tsx'
import { PageTitle } from '#client/ui/PageTitle.tsx'
import { ThemeSwitch } from '#client/ui/ThemeSwitch.tsx'
import styles from './AuthScreen.module.css'

type AuthScreenProps = {
  title: string
  /** One sentence below the title. */
  lead?: string | undefined
  children: ReactNode
  /** Links to related screens, below the card. */
  footer: ReactNode
}

/** The layout of the sign-in and registration screens. */
export function AuthScreen({ title, lead, children, footer }: AuthScreenProps) {
  return (
    <div className={styles.screen}>
      <PageTitle>{title}</PageTitle>
      <header className={styles.header}>
        <Link to={paths.landing} aria-label="Guffaw home" className={styles.home}>
          <Logo />
        </Link>
        <ThemeSwitch />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <Card className={styles.card}>{children}</Card>
        <div className={styles.footer}>{footer}</div>
      </main>
      <div className={styles.pitch}>
        <p className={styles.slogan}>Make a meme. Find the people who get the joke.</p>
        <img src="/art/phone.svg" alt="" width="360" height="560" loading="lazy" className={styles.picture} />
      </div>
      <img src="/art/crowd.svg" alt="" className={styles.art} width="1200" height="300" />
    </div>
  )
}
