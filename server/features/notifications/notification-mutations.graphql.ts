import { NODES_MAX } from '#rules/limits.ts'
import { viewerField } from '#server/features/members/viewer.graphql.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { idOfType } from '#server/platform/graphql/global-id.ts'
import { MissingScopeError, NotAuthenticatedError, ValidationError } from '#server/platform/refusals.ts'
import { requireWriter } from '#server/platform/viewer.ts'
import { markNotificationsRead } from './mark-read.ts'
import { updateSettings } from './notification-settings.ts'
import { NotificationKindType } from './notification.graphql.ts'

const errors = { types: [ValidationError, NotAuthenticatedError, MissingScopeError] }

builder.relayMutationField(
  'markNotificationsRead',
  {
    description: 'Input of `markNotificationsRead`.',
    inputFields: (t) => ({
      notificationIds: t.idList({
        description: `\`Notification.id\` of at most ${NODES_MAX} notifications. Null marks all of them. Unknown ids are ignored.`,
      }),
    }),
  },
  {
    authScopes: { write: true },
    description: 'Marks notifications of the viewer as read.',
    errors,
    resolve: async (_root, { input: { notificationIds } }, { dependencies, viewer }) => {
      const ids = notificationIds?.map((globalId) => idOfType(globalId, 'Notification') ?? [])
      await markNotificationsRead(dependencies, requireWriter(viewer), ids ? ids.flat() : null)
      return {}
    },
  },
  {
    description: 'The notifications were marked as read.',
    outputFields: (t) => ({ viewer: t.prismaField(viewerField) }),
  },
)

const NotificationSettingInput = builder.inputType('NotificationSettingInput', {
  description: 'A change of how the viewer is notified of one kind.',
  fields: (t) => ({
    kind: t.field({ type: NotificationKindType, required: true, description: 'The kind.' }),
    isShown: t.boolean({
      description: 'Whether notifications of the kind are created. Null changes nothing.',
    }),
    isPushed: t.boolean({
      description: 'Whether they are sent as push messages. Null changes nothing.',
    }),
  }),
})

builder.relayMutationField(
  'updateNotificationSettings',
  {
    description: 'Input of `updateNotificationSettings`.',
    inputFields: (t) => ({
      settings: t.field({
        type: [NotificationSettingInput],
        required: true,
        description: 'The changed settings. Kinds that are missing keep theirs.',
      }),
    }),
  },
  {
    authScopes: { write: true },
    description:
      'Changes how the viewer is notified. Notifications about security and removed content cannot be turned off.',
    errors,
    resolve: async (_root, { input: { settings } }, { dependencies, viewer }) => {
      await updateSettings(dependencies, requireWriter(viewer), settings)
      return {}
    },
  },
  {
    description: 'The settings were changed.',
    outputFields: (t) => ({ viewer: t.prismaField(viewerField) }),
  },
)
