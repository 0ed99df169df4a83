import { NODES_MAX } from '#rules/limits.ts'
import { viewerField } from '#server/features/members/viewer.graphql.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { defineMutation } from '#server/platform/graphql/define-mutation.ts'
import { idOfType } from '#server/platform/graphql/global-id.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import { markNotificationsRead } from './mark-read.ts'
import { updateSettings } from './notification-settings.ts'
import { NotificationKindType } from './notification.graphql.ts'

defineMutation('markNotificationsRead', {
  access: 'write',
  description: 'Marks notifications of the viewer as read.',
  refusals: [ValidationError],
  input: (t) => ({
    notificationIds: t.idList({
      description: `\`Notification.id\` of at most ${NODES_MAX} notifications. Null marks all of them. Unknown ids are ignored.`,
    }),
  }),
  resolve: async ({ notificationIds }, viewer, { dependencies }) => {
    const ids = notificationIds?.map((globalId) => idOfType(globalId, 'Notification') ?? [])
    await markNotificationsRead(dependencies, viewer, ids ? ids.flat() : null)
    return {}
  },
  payload: (t) => ({ viewer: t.prismaField(viewerField) }),
})

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

defineMutation('updateNotificationSettings', {
  access: 'write',
  description:
    'Changes how the viewer is notified. Notifications about security and removed content cannot be turned off.',
  refusals: [ValidationError],
  input: (t) => ({
    settings: t.field({
      type: [NotificationSettingInput],
      required: true,
      description: 'The changed settings. Kinds that are missing keep theirs.',
    }),
  }),
  resolve: async ({ settings }, viewer, { dependencies }) => {
    await updateSettings(dependencies, viewer, settings)
    return {}
  },
  payload: (t) => ({ viewer: t.prismaField(viewerField) }),
})
