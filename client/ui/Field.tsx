import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { classNames } from './class-names.ts'
import styles from './Field.module.css'

export type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  /** The sentence of what is wrong; announced with the input. */
  error?: string
  /** What helps to fill it in; gives way to the error. */
  hint?: ReactNode
  /** Has notes that come by themselves while someone types read out, politely. */
  announcesNotes?: boolean
  /** A control at the end of the input, inside its frame. */
  trailing?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A labelled input. Takes what react-hook-form's `register` returns. */
export function Field({ label, error, hint, announcesNotes, trailing, id, className, ...input }: FieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const noteId = `${inputId}-note`
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={inputId} className={styles.label}>
        {label}
      </label>
      <div className={classNames(styles.frame, error && styles.invalid)}>
        <input
          {...input}
          id={inputId}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteId : undefined}
        />
        {trailing}
      </div>
      {/* What is read out has to be there before it has something to say. */}
      {(error || hint || announcesNotes) && (
        <p
          id={noteId}
          className={error ? styles.error : styles.hint}
          aria-live={announcesNotes ? 'polite' : undefined}
        >
          {error || hint}
        </p>
      )}
    </div>
  )
}
