import { useId, type ReactNode, type Ref, type TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import styles from './Field.module.css'

type TextAreaFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string
  /** The error, announced with the field. */
  error?: string
  /** Help text. The error replaces it. */
  hint?: string
  /** The number of characters, beside the label. */
  counter?: ReactNode
  ref?: Ref<HTMLTextAreaElement>
}

/** A labelled text area. Accepts the result of `register` of react-hook-form. */
export function TextAreaField({ label, error, hint, counter, ...textArea }: TextAreaFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {counter}
      </div>
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
