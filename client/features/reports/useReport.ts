import { graphql } from 'react-relay/hooks'
import type { ReportReason, useReportMutation } from '#client/__generated__/useReportMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

/** Reports a post, comment, member or group. A second report replaces the reason and the note of the first one. */
export function useReport(subjectId: string) {
  const commit = useMutationPromise<useReportMutation>(graphql`
    mutation useReportMutation($input: ReportInput!) {
      report(input: $input) {
        __typename
        ... on Error {
          message
        }
      }
    }
  `)
  return async (reason: ReportReason, note: string) =>
    (await commit({ input: { subjectId, reason, note } })).report
}
