import { graphql } from 'react-relay/hooks'
import type {
  NotificationSettingInput,
  useUpdateNotificationSettingsMutation,
} from '#client/__generated__/useUpdateNotificationSettingsMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

/** Changes a setting of the viewer optimistically. */
export function useUpdateNotificationSettings(viewerId: string) {
  const commit = useMutationPromise<useUpdateNotificationSettingsMutation>(graphql`
    mutation useUpdateNotificationSettingsMutation($input: UpdateNotificationSettingsInput!) {
      updateNotificationSettings(input: $input) {
        __typename
        ... on UpdateNotificationSettingsPayload {
          viewer {
            ...NotificationSettings_viewer
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async ({ kind, ...change }: NotificationSettingInput) => {
    const { updateNotificationSettings } = await commit(
      { input: { settings: [{ kind, ...change }] } },
      {
        optimisticUpdater: (store) => {
          const settings = store.get(viewerId)?.getLinkedRecords('notificationSettings') ?? []
          const setting = settings.find((one) => one?.getValue('kind') === kind)
          for (const [field, value] of Object.entries(change)) setting?.setValue(value, field)
        },
      },
    )
    return updateNotificationSettings
  }
}
