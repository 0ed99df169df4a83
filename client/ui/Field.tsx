import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { classNames } from './class-names.ts'
import styles from './Field.module.css'

export type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  /** The error, announced with the input. */
  error?: string
  /** Help text. The error replaces it. */
  hint?: ReactNode
  /** Announces changes of the hint politely while the user types. */
  announcesNotes?: boolean
  /** A control inside the frame, at the end of the input. */
  trailing?: ReactNode
  /** The number of characters, beside the label. */
  counter?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A labelled input. Accepts the result of `register` of react-hook-form. */
export function Field({
  label,
  error,
  hint,
  announcesNotes,
  trailing,
  counter,
  id,
  className,
  ...input
}: FieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const noteId = `${inputId}-note`
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.head}>
        <label htmlFor={inputId} className={styles.label}>
          {label}
        </label>
        {counter}
      </div>
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
      {/* A live region must exist before its content changes. */}
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
