import { builder } from '#server/platform/graphql/builder.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { subscribeTo } from '#server/platform/graphql/subscribe-to.ts'
import { requireViewer } from '#server/platform/viewer.ts'
import { visibilityChanged } from '#server/features/visibility/visibility-events.ts'

type Hidden = { hiddenMemberId: string; isBlocked: boolean }

const MemberHidden = builder.objectRef<Hidden>('MemberHidden').implement({
  description: 'The viewer has blocked or muted a member.',
  fields: (t) => ({
    hiddenUserId: t.id({
      description: 'The `User.id` of the hidden member.',
      resolve: ({ hiddenMemberId }) => encodeGlobalId('User', hiddenMemberId),
    }),
    isBlocked: t.exposeBoolean('isBlocked', {
      description: 'Whether all content of the member is hidden. Otherwise, lists omit it.',
    }),
  }),
})

builder.subscriptionField('memberHidden', (t) =>
  t.field({
    type: MemberHidden,
    authScopes: { read: true },
    description: 'Blocks and mutes by the viewer on any device.',
    subscribe: (_root, _args, { dependencies, viewer: caller }) => {
      const viewer = requireViewer(caller)
      return subscribe(dependencies, viewer, [viewer.memberId])
    },
    resolve: (event) => event,
  }),
)

const subscribe = subscribeTo({
  topics: [visibilityChanged],
  load: async (_dependencies, { payload: { hiddenMemberId, isBlocked } }) =>
    hiddenMemberId === null ? undefined : { hiddenMemberId, isBlocked },
})
