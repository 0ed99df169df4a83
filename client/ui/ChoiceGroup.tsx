import styles from './ChoiceGroup.module.css'
import { classNames } from './class-names.ts'

type ChoiceGroupProps<TValue> = {
  /** For screen readers. */
  label: string
  choices: readonly { value: TValue; label: string }[]
  current: TValue
  isBusy?: boolean
  /** Chips stay on one line. */
  look?: 'words' | 'chips'
  onChange: (value: TValue) => void
}

/** Buttons of which one is pressed. */
export function ChoiceGroup<TValue>({
  label,
  choices,
  current,
  isBusy,
  look = 'words',
  onChange,
}: ChoiceGroupProps<TValue>) {
  return (
    <div role="group" aria-label={label} aria-busy={isBusy} className={styles[look]}>
      {choices.map((choice) => (
        <button
          key={choice.label}
          type="button"
          aria-pressed={choice.value === current}
          className={classNames(styles.choice, choice.value === current && styles.chosen)}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  )
}
