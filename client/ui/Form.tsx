import type { FormHTMLAttributes, ReactNode } from 'react'
import styles from './Form.module.css'

/** A column of fields. The app validates them, not the browser. */
export function Form(props: Omit<FormHTMLAttributes<HTMLFormElement>, 'className' | 'noValidate'>) {
  return <form noValidate {...props} className={styles.form} />
}

/** Looks like a form and contains one, with further parts around it. */
export function FormStack({ children }: { children: ReactNode }) {
  return <div className={styles.form}>{children}</div>
}

/** Two fields side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}

/** A field with a link below it. */
export function FieldWithLink({ children }: { children: ReactNode }) {
  return <div className={styles.withLink}>{children}</div>
}
