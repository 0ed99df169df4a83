import { graphql, useFragment } from 'react-relay/hooks'
import type { ModerationNumbers_report$key } from '#client/__generated__/ModerationNumbers_report.graphql.ts'
import styles from './ModerationNumbers.module.css'

const COLUMNS = ['Reports', 'Removed', 'Suspended', 'Appeals', 'Withdrawn']

const monthAndYear = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A table of the numbers of each month. */
export function ModerationNumbers({ report }: { report: ModerationNumbers_report$key }) {
  const { months } = useFragment(
    graphql`
      fragment ModerationNumbers_report on TransparencyReport {
        months {
          month
          reports
          removals
          suspensions
          appeals
          reinstatements
        }
      }
    `,
    report,
  )
  if (months.length === 0) return <p>Nothing was reported so far.</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div role="region" aria-label="Numbers by month" tabIndex={0} className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {COLUMNS.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, reports, removals, suspensions, appeals, reinstatements }) => (
            <tr key={month}>
              <th scope="row">{monthAndYear.format(new Date(`${month}-01`))}</th>
              {[reports, removals, suspensions, appeals, reinstatements].map((count, index) => (
                <td key={COLUMNS[index]}>{count.toLocaleString('en')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
