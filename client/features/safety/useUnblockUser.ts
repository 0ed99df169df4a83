import { graphql } from 'react-relay/hooks'
import { messages } from '#rules/messages.ts'
import { useRestoreMember } from './useRestoreMember.ts'

export function useUnblockUser() {
  return useRestoreMember(
    graphql`
      mutation useUnblockUserMutation($input: UnblockUserInput!) {
        unblockUser(input: $input) {
          __typename
          ... on UnblockUserPayload {
            user {
              viewerBlocks
            }
          }
          ... on Error {
            message
          }
        }
      }
    `,
    messages.unblockUserFailed,
  )
}
