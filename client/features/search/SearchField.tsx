import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Spinner } from '#client/ui/Spinner.tsx'
import { TOUCH_SCREEN } from '#client/ui/browser/useMediaQuery.ts'
import { classNames } from '#client/ui/class-names.ts'
import styles from './SearchField.module.css'

type SearchFieldProps = {
  /** For screen readers. */
  label: string
  placeholder: string
  /** The key that moves the focus to the field. */
  shortcut?: string
  text: string
  /** The error, announced with the field. */
  error?: string | undefined
  /** The results of the text are not shown yet. */
  isBusy?: boolean
  /** Receives the focus when it is rendered. */
  focusOnMount?: boolean
  onChange: (text: string) => void
  onSubmit?: (() => void) | undefined
  onClear: () => void
  input?: RefObject<HTMLInputElement | null>
}

/** A search field. Escape clears it. */
export function SearchField({
  label,
  placeholder,
  shortcut,
  text,
  error,
  isBusy = false,
  focusOnMount = false,
  onChange,
  onSubmit,
  onClear,
  input: givenInput,
}: SearchFieldProps) {
  const ownInput = useRef<HTMLInputElement>(null)
  const input = givenInput ?? ownInput
  const errorId = useId()
  useEffect(() => {
    // A microtask runs after the navigation has moved the focus to the new screen.
    if (focusOnMount) queueMicrotask(() => input.current?.focus())
  }, [focusOnMount, input])

  const takeTypedText = useEffectEvent(() => {
    // Typed into server-rendered HTML before React hydrated it.
    const typed = input.current?.value
    if (typed !== undefined && typed !== text) onChange(typed)
  })
  useLayoutEffect(() => takeTypedText(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Closes the keyboard of a phone, which covers the results.
    if (window.matchMedia(TOUCH_SCREEN).matches) input.current?.blur()
    onSubmit?.()
  }
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !text) return
    event.preventDefault()
    onClear()
  }
  return (
    <form role="search" aria-label={label} className={styles.form} onSubmit={submit}>
      <div className={classNames(styles.frame, error && styles.invalid)}>
        {isBusy ? <Spinner className={styles.icon} /> : <Search aria-hidden="true" className={styles.icon} />}
        <input
          ref={input}
          type="search"
          name="q"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          aria-keyshortcuts={shortcut}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className={styles.input}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={clearOnEscape}
        />
        {text && (
          <IconButton
            label="Clear"
            onClick={() => {
              onClear()
              input.current?.focus()
            }}
          >
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <p id={errorId} aria-live="polite" className={styles.error}>
        {error}
      </p>
    </form>
  )
}
