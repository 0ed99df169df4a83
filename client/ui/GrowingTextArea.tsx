import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { classNames } from './class-names.ts'
import styles from './GrowingTextArea.module.css'

type GrowingTextAreaProps = {
  ref: RefObject<HTMLTextAreaElement | null>
  label: string
  placeholder: string
  /** The minimum. */
  rows: number
  value: string
  focusOnMount: boolean
  isTooLong: boolean
  readOnly: boolean
  onChange: (value: string) => void
  /** Receives the text typed into server-rendered HTML before React hydrated it. */
  onTypedEarly: (value: string) => void
  onPasteFile: (file: File) => void
  onSubmit: () => void
}

/** Grows with its text up to a limit. Pasted text is trimmed. */
export function GrowingTextArea({
  ref: area,
  label,
  value,
  focusOnMount,
  isTooLong,
  onChange,
  onTypedEarly,
  onPasteFile,
  onSubmit,
  ...rest
}: GrowingTextAreaProps) {
  useEffect(() => {
    if (focusOnMount) area.current?.focus()
  }, [area, focusOnMount])

  const takeTypedText = useEffectEvent(() => {
    const typed = area.current?.value
    if (typed && typed !== value) onTypedEarly(typed)
  })
  useLayoutEffect(() => takeTypedText(), [])

  useLayoutEffect(() => {
    if (!area.current) return
    area.current.style.height = 'auto'
    area.current.style.height = `${area.current.scrollHeight}px`
  })

  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const [file] = event.clipboardData.files
    const text = event.clipboardData.getData('text/plain')
    // Office programs also copy an image of the text, which is ignored.
    if (file && text === '') {
      event.preventDefault()
      onPasteFile(file)
    } else if (text !== text.trim() && !rest.readOnly) {
      event.preventDefault()
      const { currentTarget: target } = event
      target.setRangeText(text.trim(), target.selectionStart, target.selectionEnd, 'end')
      onChange(target.value)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit()
  }

  return (
    <textarea
      {...rest}
      ref={area}
      value={value}
      dir="auto"
      enterKeyHint="enter"
      aria-label={label}
      aria-invalid={isTooLong || undefined}
      className={classNames(styles.area, isTooLong && styles.tooLong)}
      onChange={(event) => onChange(event.target.value)}
      onPaste={onPaste}
      onKeyDown={onKeyDown}
    />
  )
}
