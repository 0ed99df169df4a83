import { useEffect, useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import styles from './GrowingTextArea.module.css'

type GrowingTextAreaProps = {
  label: string
  placeholder: string
  value: string
  /** Takes the focus when it appears. */
  isReadyToType: boolean
  isTooLong: boolean
  readOnly: boolean
  onChange: (value: string) => void
  onPasteFile: (file: File) => void
  onSubmit: () => void
}

/** As tall as its text, up to a limit. What is pasted arrives as plain text without blank edges. */
export function GrowingTextArea({
  label,
  value,
  isReadyToType,
  isTooLong,
  onChange,
  onPasteFile,
  onSubmit,
  ...rest
}: GrowingTextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (isReadyToType) area.current?.focus()
  }, [isReadyToType])

  useLayoutEffect(() => {
    if (!area.current) return
    area.current.style.height = 'auto'
    area.current.style.height = `${area.current.scrollHeight}px`
  })

  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const [file] = event.clipboardData.files
    const text = event.clipboardData.getData('text/plain')
    if (file) {
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
      rows={2}
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
