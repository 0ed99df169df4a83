import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { registerPath } from '#client/session/return-path.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { LogoMark } from '#client/ui/Logo.tsx'
import { PRODUCT_NAME } from '#rules/limits.ts'
import styles from './SignUpPrompt.module.css'

/** Invites a visitor of a public screen to sign up and to return to the screen. */
export function SignUpPrompt() {
  const headingId = useId()
  return (
    <aside aria-labelledby={headingId} className={styles.invitation}>
      <div className={styles.mark}>
        <LogoMark size={56} />
      </div>
      <h2 id={headingId} className={styles.title}>
        There is more where this came from
      </h2>
      <p className={styles.text}>
        {PRODUCT_NAME} is a community for memes and short posts. Join to vote on what made you laugh, and to
        post what will make others laugh.
      </p>
      <ButtonLink to={registerPath(useLocation())} className={styles.join}>
        Join {PRODUCT_NAME}
      </ButtonLink>
    </aside>
  )
}
