import { useRef, useState, type SubmitEvent } from 'react'
import { CharacterCount } from '#client/ui/CharacterCount.tsx'
import { draftLength } from '#client/features/drafts/draft-rules.ts'
import { GrowingTextArea } from '#client/ui/GrowingTextArea.tsx'
import { errorMessage } from '#client/relay/errors.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { POST_TEXT_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import styles from './CommentForm.module.css'

type CommentFormProps = {
  /** The accessible name of the form and of its text area. */
  label: string
  placeholder: string
  submitLabel: string
  value: string
  focusOnMount?: boolean
  onChange: (text: string) => void
  /** Resolves to the message of a failure. The text stays then. */
  onSubmit: (text: string) => Promise<string | undefined>
  onCancel?: () => void
}

/** Writes or edits a comment. After a failure the text stays, and the button sends it again. */
export function CommentForm(props: CommentFormProps) {
  const { label, placeholder, submitLabel, value, focusOnMount = false, onChange, onSubmit, onCancel } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const length = draftLength(value)
  const isTooLong = length > POST_TEXT_MAX
  const canSubmit = length > 0 && !isTooLong && !isBusy

  const submit = async () => {
    if (!canSubmit) return
    setBusy(true)
    setFailure(undefined)
    const message = await onSubmit(value).catch((error: unknown) =>
      errorMessage(error, { fallback: messages.commentFailed }),
    )
    setBusy(false)
    setFailure(message)
    if (message === undefined) area.current?.focus()
  }

  return (
    <form
      aria-label={label}
      className={styles.form}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      <GrowingTextArea
        ref={area}
        label={label}
        placeholder={placeholder}
        rows={1}
        value={value}
        focusOnMount={focusOnMount}
        isTooLong={isTooLong}
        readOnly={isBusy}
        onChange={onChange}
        onTypedEarly={onChange}
        onPasteFile={() => undefined}
        onSubmit={() => void submit()}
      />
      {failure && <Banner tone="error">{failure}</Banner>}
      <div className={styles.actions}>
        <CharacterCount count={length} maximum={POST_TEXT_MAX} />
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" busy={isBusy} disabled={!canSubmit && !isBusy}>
          {failure ? 'Retry' : submitLabel}
        </Button>
      </div>
    </form>
  )
}
