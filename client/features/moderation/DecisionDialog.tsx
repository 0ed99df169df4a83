import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CaseAction } from '#client/__generated__/CaseActions_case.graphql.ts'
import type { DecisionDialog_case$key } from '#client/__generated__/DecisionDialog_case.graphql.ts'
import { useFormMutation } from '#client/relay/useFormMutation.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { CharacterCount } from '#client/ui/CharacterCount.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { Form } from '#client/ui/Form.tsx'
import { SelectField } from '#client/ui/SelectField.tsx'
import { TextAreaField } from '#client/ui/TextAreaField.tsx'
import { notify } from '#client/ui/toast.ts'
import { DECISION_NOTE_MAX } from '#rules/limits.ts'
import { decisionFormSchema } from '#rules/moderation-rules.ts'
import { countCharacters } from '#rules/post-text.ts'
import { isReportReason, REPORT_REASONS, type ReportReason } from '#rules/report-reasons.ts'
import { byFrequency, hasReason, wordsOf } from './case-actions.ts'
import { decisionFailed, removesGroup } from './messages.ts'
import { useDecideCase } from './useDecideCase.ts'
import { useCheckRole } from './useRole.ts'

/** In days. 0 is without an end. */
const DURATIONS = [
  { days: 1, label: '1 day' },
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 0, label: 'Permanently' },
]

type DecisionDialogProps = {
  moderationCase: DecisionDialog_case$key
  action: CaseAction
  open: boolean
  onClose: () => void
  /** Called after the decision. */
  onDecided: () => void
  /** Fetches the case again. */
  refresh: () => Promise<void>
}

/** Confirms a decision, with the rule and the note that its author reads. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { moderationCase: caseRef, action, open, onClose, onDecided, refresh } = props
  const found = useFragment(
    graphql`
      fragment DecisionDialog_case on ModerationCase {
        id
        status
        subject {
          __typename
        }
        newestReports: reports(last: 10) {
          edges {
            node {
              reason
            }
          }
        }
      }
    `,
    caseRef,
  )
  const words = wordsOf(action, found.status)
  const noteFor = (reason: ReportReason) => words.note(REPORT_REASONS[reason])
  const [reason = 'OTHER'] = byFrequency(found.newestReports.edges.map(({ node }) => node.reason))
  const form = useForm({
    resolver: zodResolver(decisionFormSchema),
    defaultValues: { reason, days: 1, note: noteFor(reason) },
  })
  const noteField = useRef<HTMLTextAreaElement>(null)
  const note = useWatch({ control: form.control, name: 'note' })
  const decide = useDecideCase()
  const checkRole = useCheckRole()

  const { failure, errors, isSubmitting, onSubmit } = useFormMutation(form, {
    fallback: decisionFailed,
    submit: async ({ days, ...values }) => {
      const result = await decide({
        caseId: found.id,
        action,
        note: values.note,
        reason: hasReason(action, found.status) ? values.reason : null,
        suspendDays: action === 'SUSPEND' && days > 0 ? days : null,
      })
      if (result.__typename === 'CaseAlreadyDecidedError') await refresh()
      if (result.__typename === 'NotAllowedError') checkRole()
      if (result.__typename !== 'DecideCasePayload') return result
      notify.success(words.done)
      onClose()
      onDecided()
      return undefined
    },
  })

  // After the effect of the dialog, which focuses its first button. `setFocus` of the form would wait for a timer, and keys that are
  // pressed meanwhile would reach the button.
  useEffect(() => {
    if (open) noteField.current?.focus()
  }, [open])

  const { ref: registerNote, ...noteProps } = form.register('note')
  const { onChange: chooseReason, ...reasonField } = form.register('reason')
  return (
    <Dialog open={open} title={words.label} onClose={isSubmitting ? () => undefined : onClose}>
      <Form aria-label={words.label} onSubmit={onSubmit} onKeyDown={confirmByKey}>
        {hasReason(action, found.status) && (
          <SelectField
            label="Rule"
            {...reasonField}
            onChange={(event) => {
              void chooseReason(event)
              const { value } = event.target
              // The text that the moderator has edited stays.
              if (isReportReason(value) && !form.formState.dirtyFields.note)
                form.resetField('note', { defaultValue: noteFor(value) })
            }}
          >
            {Object.entries(REPORT_REASONS).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {action === 'REMOVE' && found.subject?.__typename === 'Group' && (
          <Banner tone="info">{removesGroup}</Banner>
        )}
        {action === 'SUSPEND' && found.status === 'OPEN' && (
          <SelectField label="How long" {...form.register('days', { valueAsNumber: true })}>
            {DURATIONS.map(({ days, label }) => (
              <option key={days} value={days}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
        <TextAreaField
          label="Note"
          rows={4}
          required
          hint={action === 'DISMISS' ? 'Only moderators read it.' : 'The author reads it.'}
          error={errors.note?.message}
          counter={<CharacterCount count={countCharacters(note)} maximum={DECISION_NOTE_MAX} />}
          {...noteProps}
          ref={(element) => {
            registerNote(element)
            noteField.current = element
          }}
        />
        {failure && <Banner tone="error">{failure}</Banner>}
        <Button
          type="submit"
          block
          variant={action === 'REMOVE' || action === 'SUSPEND' ? 'danger' : 'primary'}
          busy={isSubmitting}
          aria-keyshortcuts="Control+Enter"
        >
          {isSubmitting ? 'Saving...' : words.label}
        </Button>
      </Form>
    </Dialog>
  )
}

function confirmByKey(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
}
