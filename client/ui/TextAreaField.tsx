import { useId, type Ref, type TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import styles from './Field.module.css'

type TextAreaFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string
  /** The sentence of what is wrong; announced with the text. */
  error?: string
  /** What helps to fill it in; gives way to the error. */
  hint?: string
  ref?: Ref<HTMLTextAreaElement>
}

/** A labelled text of several lines. Takes what react-hook-form's `register` returns. */
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
