import { graphql } from 'react-relay/hooks'
import { messages } from '#rules/messages.ts'
import { useRestoreMember } from './useRestoreMember.ts'

export function useUnmuteUser() {
  return useRestoreMember(
    graphql`
      mutation useUnmuteUserMutation($input: UnmuteUserInput!) {
        unmuteUser(input: $input) {
          __typename
          ... on UnmuteUserPayload {
            user {
              viewerMutes
            }
          }
          ... on Error {
            message
          }
        }
      }
    `,
    messages.unmuteUserFailed,
  )
}
