import { graphql } from 'react-relay/hooks'
import type {
  ResendOtpInput,
  useResendOtpMutation,
} from '#client/__generated__/useResendOtpMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

export function useResendOtp() {
  const commit = useMutationPromise<useResendOtpMutation>(graphql`
    mutation useResendOtpMutation($input: ResendOtpInput!) {
      resendOtp(input: $input) {
        __typename
        ... on ResendOtpPayload {
          message
        }
        ... on ValidationError {
          message
        }
      }
    }
  `)
  return async (input: ResendOtpInput) => (await commit({ input })).resendOtp
}
