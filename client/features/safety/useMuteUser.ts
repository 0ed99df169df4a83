import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useMuteUserMutation } from '#client/__generated__/useMuteUserMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { hideMember } from './hide-member.ts'

/** Mutes a member for some time, or without a duration until unmuted, and removes their content from all open lists. */
export function useMuteUser() {
  const environment = useRelayEnvironment()
  const commit = useMutationPromise<useMuteUserMutation>(graphql`
    mutation useMuteUserMutation($input: MuteUserInput!) {
      muteUser(input: $input) {
        __typename
        ... on MuteUserPayload {
          user {
            viewerMutes
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async (userId: string, seconds: number | null) => {
    const { muteUser } = await commit(
      { input: { userId, seconds } },
      {
        updater: (store, response) => {
          if (response?.muteUser.__typename === 'MuteUserPayload')
            hideMember(environment, store, { userId, isBlocked: false })
        },
      },
    )
    return muteUser
  }
}
