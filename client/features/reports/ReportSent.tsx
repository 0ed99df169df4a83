import { useState, type SubmitEvent } from 'react'
import { useUndoableBlock } from '#client/features/safety/useUndoableBlock.ts'
import { mutationFailure } from '#client/relay/errors.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { CharacterCount } from '#client/ui/CharacterCount.tsx'
import { TextAreaField } from '#client/ui/TextAreaField.tsx'
import { notify } from '#client/ui/toast.ts'
import { REPORT_NOTE_MAX, TEXT_INPUT_MAX_CODE_UNITS } from '#rules/limits.ts'
import { countCharacters, normalizeText } from '#rules/post-text.ts'
import type { ReportReason } from '#rules/report-reasons.ts'
import { focusElement } from './focus-element.ts'
import * as reportMessages from './messages.ts'
import styles from './Report.module.css'
import type { ReportedMember } from './report-subject.ts'
import { useReport } from './useReport.ts'

type ReportSentProps = {
  subjectId: string
  reason: ReportReason
  /** Groups have no author to block. */
  member?: ReportedMember | undefined
  onClose: () => void
}

/** Confirms the report, and offers to add a note and to block the author. */
export function ReportSent({ subjectId, reason, member, onClose }: ReportSentProps) {
  const [note, setNote] = useState('')
  const [pending, setPending] = useState<'note' | 'block'>()
  const [failure, setFailure] = useState<string>()
  const report = useReport(subjectId)
  const block = useUndoableBlock()
  const length = countCharacters(normalizeText(note), TEXT_INPUT_MAX_CODE_UNITS)
  const isTooLong = length > REPORT_NOTE_MAX

  const sendNote = async () => {
    if (length === 0) return undefined
    return mutationFailure(report(reason, note), { fallback: reportMessages.reportNoteFailed })
  }
  /** The note is sent first: content of a blocked member cannot be reported. */
  const finish = async (step: 'note' | 'block') => {
    if (pending || isTooLong) return
    setPending(step)
    setFailure(undefined)
    const message = (await sendNote()) ?? (step === 'block' && member ? await block(member) : undefined)
    setPending(undefined)
    if (message) {
      setFailure(message)
      return
    }
    if (length > 0) notify.success(reportMessages.reportNoteSent)
    onClose()
  }

  return (
    <form
      noValidate
      className={styles.sent}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        void finish('note')
      }}
    >
      <div ref={focusElement} tabIndex={-1}>
        <Banner tone="success">{reportMessages.reportSent}</Banner>
      </div>
      <TextAreaField
        label="Add a note (optional)"
        rows={3}
        dir="auto"
        value={note}
        readOnly={pending !== undefined}
        hint="What should the moderator know?"
        counter={<CharacterCount count={length} maximum={REPORT_NOTE_MAX} />}
        onChange={(event) => setNote(event.target.value)}
      />
      {failure && <Banner tone="error">{failure}</Banner>}
      <div className={styles.actions}>
        {member && (
          <Button variant="secondary" busy={pending === 'block'} onClick={() => void finish('block')}>
            Block @{member.username}
          </Button>
        )}
        <Button type="submit" busy={pending === 'note'} disabled={isTooLong}>
          {length > 0 ? 'Send note' : 'Done'}
        </Button>
      </div>
    </form>
  )
}
