import { graphql } from 'react-relay/hooks'
import type {
  useVerifyOtpMutation,
  VerifyOtpInput,
} from '#client/__generated__/useVerifyOtpMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

export function useVerifyOtp() {
  const commit = useMutationPromise<useVerifyOtpMutation>(graphql`
    mutation useVerifyOtpMutation($input: VerifyOtpInput!) {
      verifyOtp(input: $input) {
        __typename
        ... on VerifyOtpPayload {
          message
        }
        ... on InvalidCodeError {
          message
        }
        ... on UsernameTakenError {
          message
        }
        ... on ValidationError {
          message
        }
      }
    }
  `)
  return async (input: VerifyOtpInput) => (await commit({ input })).verifyOtp
}
