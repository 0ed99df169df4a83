import { MUTED_WORD_LENGTH_MAX, MUTED_WORDS_MAX } from '#rules/limits.ts'
import { defineMemberMutation } from '#server/features/members/member-mutation.graphql.ts'
import { UserConnection } from '#server/features/members/user-connection.graphql.ts'
import { USER_ID, userField, UserRef } from '#server/features/members/user.graphql.ts'
import { viewerField, ViewerRef } from '#server/features/members/viewer.graphql.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { defineMutation } from '#server/platform/graphql/define-mutation.ts'
import { connectionArguments } from '#server/platform/graphql/connection.ts'
import { createContextLoader } from '#server/platform/graphql/context-loaders.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import { requireViewer } from '#server/platform/viewer.ts'
import { blockMember, unblockMember } from './block-member.ts'
import { listHiddenMembers, loadHiddenStates, type HiddenState } from './hidden-member-lists.ts'
import { muteMember, unmuteMember } from './mute-member.ts'
import { loadMutedWords, setMutedWords } from './set-muted-words.ts'
import { setSensitiveMedia } from './set-sensitive-media.ts'

const loadHiddenState = createContextLoader<HiddenState>(({ dependencies, viewer }, ids) =>
  loadHiddenStates(dependencies, viewer, ids),
)

builder.objectFields(UserRef, (t) => ({
  viewerBlocks: t.boolean({
    viewerDependent: { broadcastValue: false },
    description: 'Whether the viewer blocks the member.',
    resolve: async ({ id }, _args, context) => (await loadHiddenState(context, id, undefined)).viewerBlocks,
  }),
  viewerMutes: t.boolean({
    viewerDependent: { broadcastValue: false },
    description: 'Whether the viewer mutes the member.',
    resolve: async ({ id }, _args, context) => (await loadHiddenState(context, id, undefined)).viewerMutes,
  }),
}))

const SensitiveMediaRef = builder.enumType('SensitiveMedia', {
  description: 'How a member sees sensitive posts.',
  values: {
    SHOW: { description: 'Like other posts.' },
    BLUR: { description: 'Their media are blurred until the member shows them. Visitors see this too.' },
    HIDE: {
      description:
        'Lists, notifications and events leave them out, except for saved and liked posts. Their media are blurred everywhere else.',
    },
  },
})

builder.prismaObjectFields(ViewerRef, (t) => ({
  sensitiveMedia: t.expose('sensitiveMedia', {
    type: SensitiveMediaRef,
    description: 'How the viewer sees sensitive posts. Their own posts are never left out.',
  }),
  blockedMembers: t.field({
    type: UserConnection,
    description: 'The blocked members of the viewer, most recently blocked first.',
    args: connectionArguments,
    resolve: (_member, window, { dependencies, viewer }) =>
      listHiddenMembers(dependencies, requireViewer(viewer), 'blocked', window),
  }),
  mutedMembers: t.field({
    type: UserConnection,
    description: 'The muted members of the viewer, most recently muted first.',
    args: connectionArguments,
    resolve: (_member, window, { dependencies, viewer }) =>
      listHiddenMembers(dependencies, requireViewer(viewer), 'muted', window),
  }),
  mutedWords: t.stringList({
    description:
      'Words and phrases in lower case. Lists omit posts and comments that contain one, also in the alternative text or a caption.',
    resolve: ({ id }, _args, { dependencies }) => loadMutedWords(dependencies, id),
  }),
}))

defineMemberMutation('blockUser', {
  description:
    'Makes the viewer and a member invisible to each other and removes follows in both directions.',
  change: blockMember,
})
defineMemberMutation('unblockUser', {
  description: 'Ends a block by the viewer. Follows are not restored. Without a block, nothing changes.',
  change: unblockMember,
})
defineMemberMutation('unmuteUser', {
  description: 'Ends a mute by the viewer. Without a mute, nothing changes.',
  change: unmuteMember,
})

defineMutation('muteUser', {
  access: 'write',
  description:
    'Hides a member from lists, notifications and events of the viewer. The member is not notified.',
  refusals: [ValidationError],
  ids: { userId: USER_ID },
  input: (t) => ({
    seconds: t.int({ description: 'The duration. Null mutes the member until `unmuteUser`.' }),
  }),
  resolve: async ({ userId, seconds }, viewer, { dependencies }) => ({
    user: await muteMember(dependencies, viewer, userId, seconds ?? null),
  }),
  payload: (t) => ({ user: t.expose('user', userField) }),
})

defineMutation('setMutedWords', {
  access: 'write',
  description: 'Sets the words that lists, notifications and events of the viewer omit.',
  refusals: [ValidationError],
  input: (t) => ({
    words: t.stringList({
      required: true,
      description: `At most ${MUTED_WORDS_MAX} words or phrases of at most ${MUTED_WORD_LENGTH_MAX} characters. They replace the previous ones, match whole words and ignore case, accents and kinds of apostrophes. In scripts without spaces between words, such as Chinese and Thai, they match anywhere.`,
    }),
  }),
  resolve: async (input, viewer, { dependencies }) => {
    await setMutedWords(dependencies, viewer, input.words)
    return {}
  },
  payload: (t) => ({ viewer: t.prismaField(viewerField) }),
})

defineMutation('setSensitiveMedia', {
  access: 'write',
  description: 'Sets how the viewer sees sensitive posts.',
  input: (t) => ({
    value: t.field({ type: SensitiveMediaRef, required: true, description: 'The new setting.' }),
  }),
  resolve: async ({ value }, viewer, { dependencies }) => {
    await setSensitiveMedia(dependencies, viewer, value)
    return {}
  },
  payload: (t) => ({ viewer: t.prismaField(viewerField) }),
})
