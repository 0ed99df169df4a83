import Check from 'lucide-react/icons/check'
import Palette from 'lucide-react/icons/palette'
import styles from './ColorChoice.module.css'
import { useEditor } from './editor-context.ts'

const COLORS = [
  ['White', '#ffffff'],
  ['Black', '#000000'],
  ['Yellow', '#ffe14d'],
  ['Orange', '#ff8a1f'],
  ['Red', '#f2343f'],
  ['Pink', '#ff5fa2'],
  ['Purple', '#8b5cf6'],
  ['Blue', '#2f7df6'],
  ['Sky', '#6cc3ee'],
  ['Green', '#35b558'],
  ['Lime', '#b9e34b'],
  ['Brown', '#7d5c3e'],
  ['Gray', '#8a8a94'],
  ['Ink', '#2b2540'],
] as const

/** The chosen color may be at the hidden end of the row. */
function scrollIntoRow(button: HTMLElement | null) {
  const row = button?.parentElement
  if (!button || !row) return
  row.scrollLeft = button.offsetLeft - row.offsetLeft - (row.clientWidth - button.clientWidth) / 2
}

type ColorChoiceProps = {
  label: string
  /** For screen readers only. */
  isLabelHidden?: boolean
  value: string | null
  onChange: (color: string) => void
}

/** The colors of the drawings, and any other with the browser's color picker. */
export function ColorChoice({ label, isLabelHidden = false, value, onChange }: ColorChoiceProps) {
  const { dispatch } = useEditor()
  const choose = (color: string) => {
    dispatch({ type: 'end-run' })
    onChange(color)
  }
  return (
    <div role="group" aria-label={label} className={styles.choice}>
      {!isLabelHidden && <h3 className={styles.heading}>{label}</h3>}
      <div className={styles.colors}>
        {COLORS.map(([name, color]) => (
          <button
            key={color}
            type="button"
            aria-label={name}
            aria-pressed={color === value}
            title={name}
            ref={color === value ? scrollIntoRow : undefined}
            className={styles.color}
            onClick={() => choose(color)}
          >
            <span className={styles.swatch} style={{ backgroundColor: color }}>
              {color === value && <Check aria-hidden="true" className={styles.check} />}
            </span>
          </button>
        ))}
        <label className={styles.color} title="Another color">
          <span className={styles.custom}>
            <Palette aria-hidden="true" />
          </span>
          <input
            type="color"
            aria-label={`${label}: another color`}
            value={value ?? '#ffffff'}
            className={styles.picker}
            onChange={({ target }) => onChange(target.value)}
            onBlur={() => dispatch({ type: 'end-run' })}
          />
        </label>
      </div>
    </div>
  )
}
