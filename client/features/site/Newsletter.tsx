import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import styles from './Newsletter.module.css'

/** A placeholder: there is no newsletter yet. */
export function Newsletter() {
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <h2>Newsletter</h2>
      <Field label="Email" type="email" autoComplete="email" placeholder="you@example.com" />
      <Button type="submit" block>
        Subscribe
      </Button>
    </form>
  )
}
