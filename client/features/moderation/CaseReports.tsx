import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { CaseReports_case$key } from '#client/__generated__/CaseReports_case.graphql.ts'
import type { CaseReportsPaginationQuery } from '#client/__generated__/CaseReportsPaginationQuery.graphql.ts'
import { MemberLink } from '#client/features/members/MemberLink.tsx'
import { Button } from '#client/ui/Button.tsx'
import { RelativeTime } from '#client/ui/RelativeTime.tsx'
import { notify } from '#client/ui/toast.ts'
import { PAGE_SIZE } from '#rules/limits.ts'
import { REPORT_REASONS } from '#rules/report-reasons.ts'
import styles from './CaseDetail.module.css'
import { moreReportsFailed } from './messages.ts'
import { Part, Words } from './Part.tsx'

/** The reports of the case with their reporters and reasons. */
export function CaseReports({ moderationCase: caseRef }: { moderationCase: CaseReports_case$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CaseReportsPaginationQuery,
    CaseReports_case$key
  >(
    graphql`
      fragment CaseReports_case on ModerationCase
      @refetchable(queryName: "CaseReportsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        reportCount
        reports(first: $count, after: $cursor) @connection(key: "CaseReports_reports") {
          edges {
            cursor
            node {
              reason
              note
              createdAt
              reporter {
                ...MemberLink_user
              }
            }
          }
        }
      }
    `,
    caseRef,
  )
  const showMore = () =>
    loadNext(PAGE_SIZE, {
      onComplete: (error) => {
        if (error) notify.error(moreReportsFailed)
      },
    })
  return (
    <Part title={`Reports (${data.reportCount})`}>
      <ul className={styles.list}>
        {data.reports.edges.map(({ cursor, node: { reason, note, createdAt, reporter } }) => (
          <li key={cursor} className={styles.item}>
            <p className={styles.facts}>
              <strong>{REPORT_REASONS[reason]}</strong> · <RelativeTime moment={createdAt} />
            </p>
            {note && <Words>{note}</Words>}
            {reporter ? <MemberLink user={reporter} isSmall /> : <p>The account was deleted.</p>}
          </li>
        ))}
      </ul>
      {hasNext && (
        <Button variant="secondary" busy={isLoadingNext} onClick={showMore}>
          Show more
        </Button>
      )}
    </Part>
  )
}
