import { graphql } from 'react-relay/hooks'
import type { useMarkNotificationsReadMutation } from '#client/__generated__/useMarkNotificationsReadMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

/** Marks notifications as read; null means all of them, also those that are not fetched. */
export function useMarkNotificationsRead() {
  const commit = useMutationPromise<useMarkNotificationsReadMutation>(graphql`
    mutation useMarkNotificationsReadMutation($input: MarkNotificationsReadInput!) {
      markNotificationsRead(input: $input) {
        __typename
        ... on MarkNotificationsReadPayload {
          viewer {
            ...NotificationBell_viewer
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async (shownIds: readonly string[], { all = false } = {}) => {
    const { markNotificationsRead } = await commit(
      { input: { notificationIds: all ? null : shownIds } },
      {
        updater: (store) => {
          if (store.getRootField('markNotificationsRead')?.getType() !== 'MarkNotificationsReadPayload')
            return
          for (const id of shownIds) store.get(id)?.setValue(true, 'isRead')
        },
      },
    )
    return markNotificationsRead
  }
}
