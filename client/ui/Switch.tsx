import { useId, type ButtonHTMLAttributes } from 'react'
import styles from './Switch.module.css'

type SwitchProps = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-labelledby' | 'aria-describedby' | 'disabled'
> & {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A setting that is on or off and takes effect at once. */
export function Switch({ isOn, onChange, ...button }: SwitchProps) {
  return (
    <button
      {...button}
      type="button"
      role="switch"
      aria-checked={isOn}
      className={styles.switch}
      onClick={() => onChange(!isOn)}
    />
  )
}

type SwitchRowProps = { label: string; note?: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** A switch with its label and a note about its effect. */
export function SwitchRow({ label, note, ...control }: SwitchRowProps) {
  const id = useId()
  return (
    <label className={styles.row}>
      <span>
        <span id={id}>{label}</span>
        {note && (
          <span id={`${id}note`} className={styles.note}>
            {note}
          </span>
        )}
      </span>
      <Switch {...control} aria-labelledby={id} aria-describedby={note && `${id}note`} />
    </label>
  )
}
