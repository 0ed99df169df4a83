import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { loginPath, registerPath } from '#client/session/return-path.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { LogoMark } from '#client/ui/Logo.tsx'
import { PRODUCT_NAME } from '#rules/limits.ts'
import styles from './SignUpPrompt.module.css'

/** Invites a visitor of a shared post to sign up or log in, and to return to the post. */
export function SignUpPrompt() {
  const headingId = useId()
  const location = useLocation()
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
      <div className={styles.actions}>
        <ButtonLink to={registerPath(location)} block>
          Join {PRODUCT_NAME}
        </ButtonLink>
        <ButtonLink to={loginPath(location)} variant="secondary" block>
          Login
        </ButtonLink>
      </div>
    </aside>
  )
}
