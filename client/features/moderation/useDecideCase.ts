import { graphql } from 'react-relay/hooks'
import type {
  DecideCaseInput,
  useDecideCaseMutation,
} from '#client/__generated__/useDecideCaseMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

/** Decides a case. */
export function useDecideCase() {
  const commit = useMutationPromise<useDecideCaseMutation>(graphql`
    mutation useDecideCaseMutation($input: DecideCaseInput!) {
      decideCase(input: $input) {
        __typename
        ... on DecideCasePayload {
          case {
            ...CaseDetail_case
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
  return async (input: DecideCaseInput) => (await commit({ input })).decideCase
}
