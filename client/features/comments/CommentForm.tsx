import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode, RefObject, SubmitEvent } from 'react'
import { draftLength } from '#client/features/drafts/draft-rules.ts'
import { FieldSuggestions } from '#client/features/suggestions/FieldSuggestions.tsx'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { CharacterCount } from '#client/ui/CharacterCount.tsx'
import { GrowingTextArea } from '#client/ui/GrowingTextArea.tsx'
import { POST_TEXT_MAX } from '#rules/limits.ts'
import { excessMarksMessage } from '#rules/post-text.ts'
import styles from './CommentForm.module.css'

/** Shorter texts are far from the limit. */
const COUNTED_FROM = 400

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
      className={styles.form}
      data-hides-tab-bar
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      {children}
      {error && <Banner tone="error">{error}</Banner>}
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
        <FieldSuggestions field={ref} />
        {tools}
        <Button
          type="submit"
          busy={isBusy}
          disabled={!canSubmit && !isBusy}
          aria-label={failure ? 'Retry' : props.submitLabel}
          className={styles.send}
        >
          {!isBusy && <ArrowUp aria-hidden="true" />}
        </Button>
      </div>
      <div className={styles.foot}>
        {props.onCancel && (
          <Button variant="quiet" className={styles.cancel} onClick={props.onCancel}>
            Cancel
          </Button>
        )}
        {length >= COUNTED_FROM && (
          <CharacterCount count={length} maximum={POST_TEXT_MAX} className={styles.count} />
        )}
      </div>
    </form>
  )
}
