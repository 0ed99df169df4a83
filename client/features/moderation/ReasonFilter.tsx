import { useNavigate } from 'react-router-dom'
import { SelectField } from '#client/ui/SelectField.tsx'
import { isReportReason, REPORT_REASONS } from '#rules/report-reasons.ts'
import { casesPath, type CaseFilter } from './case-paths.ts'
import styles from './CaseItem.module.css'

/** Limits the list to the cases that were reported for one reason. */
export function ReasonFilter({ filter: { status, reason } }: { filter: CaseFilter }) {
  const navigate = useNavigate()
  return (
    <div className={styles.filter}>
      <SelectField
        label="Rule"
        value={reason ?? ''}
        onChange={({ target: { value } }) => {
          const chosen = isReportReason(value) ? value : null
          void navigate(casesPath({ status, reason: chosen }), { replace: true })
        }}
      >
        <option value="">All rules</option>
        {Object.entries(REPORT_REASONS).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
