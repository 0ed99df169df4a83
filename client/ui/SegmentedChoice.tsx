import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import styles from './SegmentedChoice.module.css'

type SegmentedChoiceProps<TValue> = {
  label: string
  choices: readonly { value: TValue; label: string; icon?: LucideIcon }[]
  current: TValue
  onChange: (value: TValue) => void
}

/** Radio buttons in one row. */
export function SegmentedChoice<TValue>({ label, choices, current, onChange }: SegmentedChoiceProps<TValue>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.segments}>
        {choices.map(({ value, label: choice, icon: Icon }) => (
          <label key={choice} className={styles.segment}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={value === current}
              onChange={() => onChange(value)}
            />
            {Icon && <Icon aria-hidden="true" />}
            {choice}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
