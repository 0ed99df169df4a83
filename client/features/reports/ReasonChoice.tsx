import { useState } from 'react'
import { mutationFailure } from '#client/relay/errors.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Spinner } from '#client/ui/Spinner.tsx'
import { isReportReason, REPORT_REASONS, type ReportReason } from '#rules/report-reasons.ts'
import { focusElement } from './focus-element.ts'
import * as reportMessages from './messages.ts'
import styles from './Report.module.css'
import { useReport } from './useReport.ts'

const reasons = Object.keys(REPORT_REASONS).filter(isReportReason)

type ReasonChoiceProps = { subjectId: string; onReported: (reason: ReportReason) => void }

/** Sends the report with the reason that is pressed. After a failure, the reason stays chosen. */
export function ReasonChoice({ subjectId, onReported }: ReasonChoiceProps) {
  const [chosen, setChosen] = useState<ReportReason>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const report = useReport(subjectId)

  const send = async (reason: ReportReason) => {
    if (isBusy) return
    setChosen(reason)
    setBusy(true)
    setFailure(undefined)
    const message = await mutationFailure(report(reason, ''), { fallback: reportMessages.reportFailed })
    setBusy(false)
    if (message) setFailure(message)
    else onReported(reason)
  }

  return (
    <>
      <p>Which rule does it break? Moderators see who reports, the author does not.</p>
      <div role="group" aria-label="Rules" aria-busy={isBusy} className={styles.reasons}>
        {reasons.map((reason) => (
          <button
            key={reason}
            type="button"
            aria-pressed={reason === chosen}
            className={styles.reason}
            onClick={() => void send(reason)}
          >
            {REPORT_REASONS[reason]}
            {isBusy && reason === chosen && <Spinner className={styles.spinner} />}
          </button>
        ))}
      </div>
      {failure && <Banner tone="error">{failure}</Banner>}
      {failure && chosen && (
        <Button ref={focusElement} onClick={() => void send(chosen)}>
          Try again
        </Button>
      )}
    </>
  )
}
