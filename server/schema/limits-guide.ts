import { CONCURRENCY_LIMITS } from '#rules/concurrency-limits.ts'
import { DOCUMENT_LIMITS, NODES_MAX, OPERATION_COST_MAX, SUBSCRIPTION_COST_MAX } from '#rules/limits.ts'
import { RATE_LIMITS } from '#rules/rate-limits.ts'
import { printTable, replaceTable } from './print-table.ts'

const DOCUMENT_ROWS = [
  ...Object.values(DOCUMENT_LIMITS),
  { maximum: NODES_MAX, description: 'ids for `nodes`' },
  { maximum: OPERATION_COST_MAX, description: 'points for one operation' },
  { maximum: SUBSCRIPTION_COST_MAX, description: 'points for one subscription' },
]

/** Returns docs/limits.md with the tables of the rules. */
export function printLimits(guide: string): string {
  const rates = Object.values(RATE_LIMITS).map(({ uses, seconds, description }) => [
    String(uses),
    period(seconds),
    description,
  ])
  const concurrency = Object.values(CONCURRENCY_LIMITS).map(({ count, description }) => [
    String(count),
    description,
  ])
  const ofDocuments = DOCUMENT_ROWS.map(({ maximum, description }) => [String(maximum), description])
  const tables = {
    'Rate limits': printTable(['limit', 'period', 'applies to'], rates, 2),
    'Concurrent connections and uploads': printTable(['maximum', 'applies to'], concurrency, 1),
    'GraphQL documents': printTable(['maximum', 'applies to'], ofDocuments, 1),
  }
  return Object.entries(tables).reduce((text, [heading, table]) => replaceTable(text, heading, table), guide)
}

function period(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  if (seconds % 86_400 === 0) return `${seconds / 86_400} day`
  return seconds % 3600 === 0 ? `${seconds / 3600} hour` : `${seconds / 60} min`
}
