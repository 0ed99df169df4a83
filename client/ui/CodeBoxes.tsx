import { useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import styles from './CodeBoxes.module.css'

type CodeBoxesProps = {
  /** One entry per box; an empty box is an empty string. */
  digits: readonly string[]
  onChange: (digits: string[]) => void
  /** Names the group, for example "6-digit code". */
  label: string
  /** Announced when it appears. */
  error?: string
}

/** One box per digit of a mailed code. The first box is focused, because the boxes appear after a click. */
export function CodeBoxes({ digits, onChange, label, error }: CodeBoxesProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([])

  useEffect(() => boxes.current[0]?.focus(), [])

  const focus = (box: number) => boxes.current[Math.max(0, Math.min(box, digits.length - 1))]?.focus()

  /** Typing sets one digit; autofill on phones sets all of them. */
  const fillFrom = (box: number, text: string) => {
    const typed = onlyDigits(text).slice(0, digits.length - box)
    onChange(digits.toSpliced(box, Math.max(1, typed.length), ...(typed ? Array.from(typed) : [''])))
    focus(box + typed.length)
  }

  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    const pasted = onlyDigits(event.clipboardData.getData('text'))
    if (pasted.length === digits.length) fillFrom(0, pasted)
  }

  const moveOrErase = (event: KeyboardEvent, box: number) => {
    if (event.key === 'ArrowLeft') focus(box - 1)
    else if (event.key === 'ArrowRight') focus(box + 1)
    else if (event.key === 'Home') focus(0)
    else if (event.key === 'End') focus(digits.length - 1)
    else if (event.key === 'Backspace' && !digits[box] && box > 0) {
      onChange(digits.with(box - 1, ''))
      focus(box - 1)
    } else return
    event.preventDefault()
  }

  return (
    <>
      <fieldset className={styles.boxes} onPaste={paste}>
        <legend className="visually-hidden">{label}</legend>
        {digits.map((digit, box) => (
          <input
            // oxlint-disable-next-line react/no-array-index-key -- the boxes never change their order
            key={box}
            ref={(element) => {
              boxes.current[box] = element
            }}
            className={styles.box}
            value={digit}
            inputMode="numeric"
            autoComplete={box === 0 ? 'one-time-code' : 'off'}
            aria-label={`Digit ${box + 1} of ${digits.length}`}
            aria-invalid={error ? true : undefined}
            onChange={(event) => fillFrom(box, event.target.value)}
            onKeyDown={(event) => moveOrErase(event, box)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </fieldset>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </>
  )
}

function onlyDigits(text: string): string {
  return text.replace(/\D/g, '')
}
