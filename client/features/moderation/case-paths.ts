import type { CaseStatus } from '#client/__generated__/moderationLoaderQuery.graphql.ts'
import { moderationPath } from '#rules/site-paths.ts'

/** The last segment of the path of the log. The ids of cases are longer. */
export const LOG = 'log'

export const logPath = `${moderationPath}/${LOG}`

/** The cases in one status. */
export const casesPath = (status: CaseStatus) => `${moderationPath}${searchOf(status)}`

/** A case, with the status of the list that it was opened from. */
export const casePath = (caseId: string, status: CaseStatus) =>
  `${moderationPath}/${caseId}${searchOf(status)}`

const STATUSES: readonly CaseStatus[] = ['OPEN', 'APPEALED', 'DECIDED']

/** The status in the address. Default: open cases. */
export function statusIn(search: URLSearchParams): CaseStatus {
  return STATUSES.find((status) => status.toLowerCase() === search.get('status')) ?? 'OPEN'
}

function searchOf(status: CaseStatus): string {
  return status === 'OPEN' ? '' : `?status=${status.toLowerCase()}`
}
