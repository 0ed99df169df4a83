import { useId, type Ref, type TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import styles from './Field.module.css'

type TextAreaFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string
  /** The error, announced with the field. */
  error?: string
  /** Help text. The error replaces it. */
  hint?: string
  ref?: Ref<HTMLTextAreaElement>
}

/** A labelled text area. Accepts the result of `register` of react-hook-form. */
export function TextAreaField({ label, error, hint, ...textArea }: TextAreaFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={classNames(styles.frame, error && styles.invalid)}>
        <textarea
          {...textArea}
          id={id}
          className={classNames(styles.input, styles.lines)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteId : undefined}
        />
      </div>
      {(error || hint) && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {error || hint}
        </p>
      )}
    </div>
  )
}
