import { useState } from 'react'
import { Dialog } from '#client/ui/Dialog.tsx'
import type { ReportReason } from '#rules/report-reasons.ts'
import { ReasonChoice } from './ReasonChoice.tsx'
import type { ReportedMember, ReportSubject } from './report-subject.ts'
import { ReportSent } from './ReportSent.tsx'

type ReportDialogProps = {
  subject: ReportSubject
  member?: ReportedMember | undefined
  open: boolean
  onClose: () => void
}

export function ReportDialog({ subject, member, open, onClose }: ReportDialogProps) {
  return (
    <Dialog open={open} title={`Report ${subject.name}`} onClose={onClose}>
      <ReportSteps subjectId={subject.id} member={member} onClose={onClose} />
    </Dialog>
  )
}

type ReportStepsProps = { subjectId: string; member?: ReportedMember | undefined; onClose: () => void }

/** The state ends with the open dialog: a later report begins with the choice. */
function ReportSteps(props: ReportStepsProps) {
  const [reason, setReason] = useState<ReportReason>()
  return reason === undefined ? (
    <ReasonChoice subjectId={props.subjectId} onReported={setReason} />
  ) : (
    <ReportSent reason={reason} {...props} />
  )
}
