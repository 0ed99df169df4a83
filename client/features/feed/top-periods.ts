import type { TopPeriod } from '#client/__generated__/discoverLoaderTopPostsQuery.graphql.ts'

/** The value in the URL and the label of each period. */
export const TOP_PERIODS: readonly { period: TopPeriod; value: string; label: string }[] = [
  { period: 'DAY', value: 'day', label: 'Day' },
  { period: 'WEEK', value: 'week', label: 'Week' },
  { period: 'MONTH', value: 'month', label: 'Month' },
  { period: 'YEAR', value: 'year', label: 'Year' },
  { period: 'ALL', value: 'all', label: 'All time' },
]

/** The period in the query string of a URL, by default the week. */
export function periodOf(parameters: URLSearchParams): TopPeriod {
  const value = parameters.get('period')
  return TOP_PERIODS.find((option) => option.value === value)?.period ?? 'WEEK'
}
