import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { ConnectionHandler } from 'relay-runtime'
import type { useGroupHeadQuery } from '#client/__generated__/useGroupHeadQuery.graphql.ts'
import { receiveHead } from '#client/relay/edges.ts'
import { isRestored } from '#client/relay/environment.ts'
import { useCatchUp } from '#client/relay/useCatchUp.ts'
import { liveListOf } from '#client/relay/useLiveList.ts'
import { liveGroup, newestPostsOf } from './live-group.ts'

/** Fetches the changes and posts of a group whose events were missed. */
export function useGroupHead({ id: groupId, slug }: { id: string; slug: string }): void {
  const environment = useRelayEnvironment()
  useCatchUp<useGroupHeadQuery>(
    graphql`
      query useGroupHeadQuery($groupId: ID!) {
        node(id: $groupId) {
          ... on Group @alias(as: "group") {
            ...GroupHeader_group
            posts(sort: NEWEST, first: 8) {
              edges {
                cursor
                ...LivePosts_edges
              }
              pageInfo {
                hasNextPage
              }
            }
          }
        }
      }
    `,
    {
      variables: () => ({ groupId }),
      onData: () =>
        commitLocalUpdate(environment, (store) => {
          const connection = newestPostsOf(store, groupId)
          const page = store.get(groupId)?.getLinkedRecord('posts', { sort: 'NEWEST', first: 8 })
          if (!connection || !page) return
          const live = liveListOf(environment, liveGroup(slug))
          receiveHead(live, store, connection, page, (id) => ConnectionHandler.deleteNode(connection, id))
        }),
      isDueOnMount: isRestored,
    },
  )
}
