import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, type Ref, type SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import styles from './Field.module.css'

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string
  /** The sentence of what is wrong; announced with the choice. */
  error?: string
  ref?: Ref<HTMLSelectElement>
}

/** A labelled choice of one of a few options. Takes what react-hook-form's `register` returns. */
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
