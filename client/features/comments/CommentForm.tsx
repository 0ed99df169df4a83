import type { ReactNode, RefObject, SubmitEvent } from 'react'
import { draftLength } from '#client/features/drafts/draft-rules.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { CharacterCount } from '#client/ui/CharacterCount.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { GrowingTextArea } from '#client/ui/GrowingTextArea.tsx'
import { POST_TEXT_MAX } from '#rules/limits.ts'
import { excessMarksMessage } from '#rules/post-text.ts'
import styles from './CommentForm.module.css'

type CommentFormProps = {
  ref: RefObject<HTMLTextAreaElement | null>
  /** The accessible name of the form and of its text area. */
  label: string
  placeholder: string
  submitLabel: string
  value: string
  focusOnMount?: boolean
  isBusy: boolean
  /** The comment can be sent without text. */
  hasImage?: boolean
  isBlocked?: boolean
  failure?: string | undefined
  /** Buttons beside the text area. */
  tools?: ReactNode
  /** Shown above the text area. */
  children?: ReactNode
  onChange: (text: string) => void
  /** The text was typed before hydration, when a stored draft was not shown. Default: `onChange`. */
  onTypedEarly?: (text: string) => void
  onPasteFile?: (file: File) => void
  onSubmit: () => void
  onCancel?: (() => void) | undefined
}

/** Writes or edits a comment. */
export function CommentForm(props: CommentFormProps) {
  const { ref, label, value, isBusy, hasImage = false, isBlocked = false, failure, tools, children } = props
  const length = draftLength(value)
  const isTooLong = length > POST_TEXT_MAX
  const textError = excessMarksMessage(value)
  const canSubmit = (length > 0 || hasImage) && !isTooLong && !textError && !isBlocked && !isBusy
  const error = textError ?? failure
  const submit = () => {
    if (canSubmit) props.onSubmit()
  }
  return (
    <form
      aria-label={label}
      className={classNames(styles.form, props.onCancel && styles.wide)}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      {children}
      {error && <Banner tone="error">{error}</Banner>}
      <div className={styles.row}>
        <div className={styles.box}>
          <GrowingTextArea
            ref={ref}
            label={label}
            placeholder={props.placeholder}
            rows={1}
            value={value}
            focusOnMount={props.focusOnMount ?? false}
            isTooLong={isTooLong}
            readOnly={isBusy}
            onChange={props.onChange}
            onTypedEarly={props.onTypedEarly ?? props.onChange}
            onPasteFile={props.onPasteFile ?? (() => undefined)}
            onSubmit={submit}
          />
          {tools}
        </div>
        {props.onCancel && (
          <Button variant="secondary" className={styles.button} onClick={props.onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" busy={isBusy} disabled={!canSubmit && !isBusy} className={styles.button}>
          {failure ? 'Retry' : props.submitLabel}
        </Button>
      </div>
      {length > 0 && <CharacterCount count={length} maximum={POST_TEXT_MAX} className={styles.count} />}
    </form>
  )
}
