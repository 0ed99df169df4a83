import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, type Ref, type SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import styles from './Field.module.css'

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string
  /** The error, announced with the field. */
  error?: string
  ref?: Ref<HTMLSelectElement>
}

/** A labelled select. Accepts the result of `register` of react-hook-form. */
export function SelectField({ label, error, ...select }: SelectFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={classNames(styles.frame, error && styles.invalid)}>
        <select
          {...select}
          id={id}
          className={classNames(styles.input, styles.select)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
        />
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </div>
      {error && (
        <p id={noteId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
