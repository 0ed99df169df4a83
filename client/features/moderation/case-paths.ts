import type { CaseStatus } from '#client/__generated__/moderationLoaderQuery.graphql.ts'
import { isReportReason, type ReportReason } from '#rules/report-reasons.ts'
import { moderationPath } from '#rules/site-paths.ts'

/** The last segment of the path of the log. The ids of cases are longer. */
export const LOG = 'log'

export const logPath = `${moderationPath}/${LOG}`

/** Which cases a list contains. A reason is that of a report. */
export type CaseFilter = { readonly status: CaseStatus; readonly reason?: ReportReason | null }

export const casesPath = (filter: CaseFilter) => `${moderationPath}${searchOf(filter)}`

/** A case, with the filter of the list that it was opened from. */
export const casePath = (caseId: string, filter: CaseFilter) =>
  `${moderationPath}/${caseId}${searchOf(filter)}`

const STATUSES: readonly CaseStatus[] = ['OPEN', 'APPEALED', 'DECIDED']

/** The filter in the address. Default: open cases with any reason. */
export function filterIn(search: URLSearchParams): CaseFilter {
  const reason = search.get('reason')?.toUpperCase() ?? ''
  return {
    status: STATUSES.find((status) => status.toLowerCase() === search.get('status')) ?? 'OPEN',
    reason: isReportReason(reason) ? reason : null,
  }
}

function searchOf({ status, reason }: CaseFilter): string {
  const search = new URLSearchParams()
  if (status !== 'OPEN') search.set('status', status.toLowerCase())
  if (reason) search.set('reason', reason.toLowerCase())
  return search.size > 0 ? `?${search}` : ''
}
