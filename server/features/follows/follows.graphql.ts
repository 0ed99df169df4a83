import { SUGGESTED_MEMBERS_MAX } from '#rules/limits.ts'
import { defineMemberMutation } from '#server/features/members/member-mutation.graphql.ts'
import { UserConnection } from '#server/features/members/user-connection.graphql.ts'
import { UserRef } from '#server/features/members/user.graphql.ts'
import { PostConnection } from '#server/features/posts/post-connection.graphql.ts'
import type { ConnectionArguments } from '#server/platform/lists/paged-list.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { connectionArguments } from '#server/platform/graphql/connection.ts'
import { createContextLoader } from '#server/platform/graphql/context-loaders.ts'
import { LimitReachedError } from '#server/platform/refusals.ts'
import { requireViewer } from '#server/platform/viewer.ts'
import { listFollows } from './follow-lists.ts'
import { followMember, unfollowMember } from './follow-member.ts'
import { listFollowedFeed } from './followed-feed.ts'
import { loadFollowStates, type FollowState } from './load-follow-state.ts'
import { suggestMembers } from './suggest-members.ts'

const forMembers = { authScopes: { read: true } } as const

const loadFollowState = createContextLoader<FollowState>(({ dependencies, viewer }, ids) =>
  loadFollowStates(dependencies, viewer, ids),
)

const loadFollowers = createContextLoader(({ dependencies, viewer }, ids, window: ConnectionArguments) =>
  listFollows(dependencies, requireViewer(viewer), 'followers', ids, window),
)

const loadFollowing = createContextLoader(({ dependencies, viewer }, ids, window: ConnectionArguments) =>
  listFollows(dependencies, requireViewer(viewer), 'following', ids, window),
)

builder.objectFields(UserRef, (t) => ({
  followerCount: t.int({
    ...forMembers,
    viewerDependent: { broadcastTo: 'visitors' },
    description: 'The number of members who follow the member.',
    resolve: async ({ id }, _args, context) => (await loadFollowState(context, id, undefined)).followerCount,
  }),
  followingCount: t.int({
    ...forMembers,
    viewerDependent: { broadcastTo: 'visitors' },
    description: 'The number of members followed by the member.',
    resolve: async ({ id }, _args, context) => (await loadFollowState(context, id, undefined)).followingCount,
  }),
  viewerFollows: t.boolean({
    viewerDependent: true,
    description: 'Whether the viewer follows the member.',
    resolve: async ({ id }, _args, context) => (await loadFollowState(context, id, undefined)).viewerFollows,
  }),
  followsViewer: t.boolean({
    viewerDependent: true,
    description: 'Whether the member follows the viewer.',
    resolve: async ({ id }, _args, context) => (await loadFollowState(context, id, undefined)).followsViewer,
  }),
  followers: t.field({
    ...forMembers,
    type: UserConnection,
    viewerDependent: true,
    description: 'The members who follow the member, newest follow first.',
    args: connectionArguments,
    resolve: ({ id }, window, context) => loadFollowers(context, id, window),
  }),
  following: t.field({
    ...forMembers,
    type: UserConnection,
    viewerDependent: true,
    description: 'The members followed by the member, newest follow first.',
    args: connectionArguments,
    resolve: ({ id }, window, context) => loadFollowing(context, id, window),
  }),
}))

builder.queryFields((t) => ({
  followedFeed: t.field({
    ...forMembers,
    type: PostConnection,
    description:
      'The posts of followed members and of the viewer, those with followed tags and those in groups of the viewer, newest first.',
    args: connectionArguments,
    resolve: (_root, window, { dependencies, viewer }) =>
      listFollowedFeed(dependencies, requireViewer(viewer), window),
  }),
  suggestedMembers: t.field({
    ...forMembers,
    type: [UserRef],
    description:
      'Suggestions of members to follow: members followed by followed members, then trending members.',
    args: {
      first: t.arg.int({
        required: true,
        defaultValue: 10,
        description: `The number of members, at most ${SUGGESTED_MEMBERS_MAX}.`,
      }),
    },
    resolve: (_root, { first }, { dependencies, viewer }) =>
      suggestMembers(dependencies, requireViewer(viewer), first),
  }),
}))

defineMemberMutation('followUser', {
  description: 'Follows a member. Following again changes nothing.',
  refusals: [LimitReachedError],
  change: followMember,
})
defineMemberMutation('unfollowUser', {
  description: 'Ends following a member. Without a follow, nothing changes.',
  change: unfollowMember,
})
