import { useId } from 'react'
import { useEditor } from './editor-context.ts'
import styles from './Slider.module.css'

type SliderProps = {
  label: string
  value: number
  min: number
  max: number
  step: number
  unit: string
  onChange: (value: number) => void
}

/** One movement of the slider is one step of the history. */
export function Slider({ label, value, min, max, step, unit, onChange }: SliderProps) {
  const { dispatch } = useEditor()
  const id = useId()
  const endRun = () => dispatch({ type: 'end-run' })
  const shown = `${Math.round(value)}${unit}`
  return (
    <div className={styles.slider}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        className={styles.range}
        style={{ backgroundSize: `${(100 * (value - min)) / (max - min)}% 100%, 100% 100%` }}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        onPointerUp={endRun}
        onBlur={endRun}
      />
      <output htmlFor={id} className={styles.value}>
        {shown}
      </output>
    </div>
  )
}
