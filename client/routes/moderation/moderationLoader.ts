import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { moderationLoaderCaseQuery } from '#client/__generated__/moderationLoaderCaseQuery.graphql.ts'
import type { moderationLoaderLogQuery } from '#client/__generated__/moderationLoaderLogQuery.graphql.ts'
import type { moderationLoaderQuery } from '#client/__generated__/moderationLoaderQuery.graphql.ts'
import { filterIn, LOG } from '#client/features/moderation/case-paths.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const casesQuery = graphql`
  query moderationLoaderQuery($status: CaseStatus!, $reason: ReportReason) @throwOnFieldError {
    ...useCaseQueue_query
  }
`

export const caseQuery = graphql`
  query moderationLoaderCaseQuery($caseId: ID!) @throwOnFieldError {
    node(id: $caseId) {
      ... on ModerationCase @alias(as: "case") {
        subjectAuthor {
          username
        }
        subject {
          __typename
        }
        ...CaseDetail_case
      }
    }
  }
`

export const logQuery = graphql`
  query moderationLoaderLogQuery @throwOnFieldError {
    ...ModerationLog_query
  }
`

/** The log, or the list of cases and the one of the path. */
export function moderationLoader({ params: { caseId }, request: { url, signal } }: LoaderFunctionArgs) {
  if (caseId === LOG) return { log: loadRouteQuery<moderationLoaderLogQuery>(logQuery, {}, signal) }
  const filter = filterIn(new URL(url).searchParams)
  return {
    cases: loadRouteQuery<moderationLoaderQuery>(casesQuery, filter, signal),
    opened: caseId ? loadRouteQuery<moderationLoaderCaseQuery>(caseQuery, { caseId }, signal) : null,
  }
}
