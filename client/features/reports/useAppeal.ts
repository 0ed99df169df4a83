import { graphql } from 'react-relay/hooks'
import type { AppealInput, useAppealMutation } from '#client/__generated__/useAppealMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

/** Appeals a decision about the viewer, or a suspension with the token from its mail. */
export function useAppeal() {
  const commit = useMutationPromise<useAppealMutation>(graphql`
    mutation useAppealMutation($input: AppealInput!) {
      appeal(input: $input) {
        __typename
        ... on AppealPayload {
          case {
            ...DecidedCase_case
          }
        }
        ... on ValidationError {
          fields {
            path
            message
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async (input: AppealInput) => (await commit({ input })).appeal
}
