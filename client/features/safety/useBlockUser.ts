import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useBlockUserMutation } from '#client/__generated__/useBlockUserMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { hideMember } from './hide-member.ts'

/** Blocks a member and removes their content from all open lists. */
export function useBlockUser() {
  const environment = useRelayEnvironment()
  const commit = useMutationPromise<useBlockUserMutation>(graphql`
    mutation useBlockUserMutation($input: BlockUserInput!) {
      blockUser(input: $input) {
        __typename
        ... on BlockUserPayload {
          user {
            viewerBlocks
            viewerFollows
            followsViewer
            followerCount
            followingCount
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async (userId: string) => {
    const { blockUser } = await commit(
      { input: { userId } },
      {
        updater: (store, response) => {
          if (response?.blockUser.__typename === 'BlockUserPayload')
            hideMember(environment, store, { userId, isBlocked: true })
        },
      },
    )
    return blockUser
  }
}
