import { messages } from '#rules/messages.ts'
import { ImageMedia } from '#server/features/media/media.graphql.ts'
import { UserConnection } from '#server/features/members/user-connection.graphql.ts'
import { UserRef } from '#server/features/members/user.graphql.ts'
import { PostConnection } from '#server/features/posts/post-connection.graphql.ts'
import { PostRef } from '#server/features/posts/post.graphql.ts'
import { GroupJoining, GroupRole } from '#server/generated/prisma/client.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { connectionArguments, defineConnection, PageInfo } from '#server/platform/graphql/connection.ts'
import type { GraphQLContext } from '#server/platform/graphql/context.ts'
import { createContextLoader } from '#server/platform/graphql/context-loaders.ts'
import type { ConnectionArguments, Page } from '#server/platform/lists/paged-list.ts'
import { NotAllowedError } from '#server/platform/refusals.ts'
import { requireViewer } from '#server/platform/viewer.ts'
import { listGroupMembers, listOutsiders, type GroupMemberView } from './group-members.ts'
import { listGroupPosts, loadPinnedPosts, loadReportedPosts, type GroupPostSort } from './group-posts.ts'
import { loadGroups, type GroupView } from './group-query.ts'
import { loadMemberships, type Membership } from './load-membership.ts'

export const GroupJoiningRef = builder.enumType(GroupJoining, {
  name: 'GroupJoining',
  description: 'How members join a group.',
  values: {
    OPEN: { description: 'Members join at once.' },
    ON_REQUEST: { description: 'Members ask, and an owner or moderator decides.' },
  },
})

export const GroupRoleRef = builder.enumType(GroupRole, {
  name: 'GroupRole',
  description: 'The role of a member in a group.',
  values: {
    OWNER: { description: 'Has the rights of moderators, deletes the group and sets roles.' },
    MODERATOR: { description: 'Edits the group, decides about requests, bans members and pins posts.' },
    MEMBER: { description: 'Posts in the group.' },
  },
})

const GroupPostSortRef = builder.enumType('GroupPostSort', {
  description: 'Ordering options for posts of a group.',
  values: {
    NEWEST: { description: 'Newest first.' },
    TRENDING: { description: 'By likes in relation to age, without sensitive posts and copies.' },
    TOP: { description: 'By likes minus dislikes of others, then newest first.' },
  } as const,
})

export const GroupRef = builder.objectRef<GroupView>('Group')

export const GROUP_ID = {
  typename: 'Group',
  description: 'The `Group.id` of the group.',
  notFound: messages.groupNotFound,
}

export const groupField = { type: GroupRef, description: 'The group after the mutation.' }

export const { Connection: GroupConnection } = defineConnection<GroupView>('Group', {
  node: GroupRef,
  items: 'groups',
})

const GroupMemberEdge = builder
  .objectRef<Page<GroupMemberView>['edges'][number]>('GroupMemberEdge')
  .implement({
    description: 'An edge in a connection of members of a group.',
    fields: (t) => ({
      node: t.expose('node', { type: UserRef, description: 'The item at the end of the edge.' }),
      cursor: t.exposeString('cursor', { description: 'A cursor for use in pagination.' }),
      role: t.field({
        type: GroupRoleRef,
        description: 'The role in the group.',
        resolve: ({ node }) => node.role,
      }),
    }),
  })

const GroupMemberConnection = builder.objectRef<Page<GroupMemberView>>('GroupMemberConnection').implement({
  description: 'A connection of members of a group.',
  fields: (t) => ({
    edges: t.field({
      type: [GroupMemberEdge],
      description: 'A list of edges.',
      resolve: ({ edges }) => edges,
    }),
    pageInfo: t.field({
      type: PageInfo,
      description: 'Information to aid in pagination.',
      resolve: (page) => page,
    }),
  }),
})

const loadMembership = createContextLoader<Membership>(({ dependencies, viewer }, ids) =>
  loadMemberships(dependencies, viewer, ids),
)

const loadPosts = createContextLoader(
  ({ dependencies, viewer }, ids, window: ConnectionArguments & { sort: GroupPostSort }) =>
    listGroupPosts(dependencies, viewer, ids, window),
)

const loadPinned = createContextLoader(({ dependencies, viewer }, ids) =>
  loadPinnedPosts(dependencies, viewer, ids),
)

const loadReported = createContextLoader(({ dependencies, viewer }, ids) =>
  loadReportedPosts(dependencies, viewer, ids),
)

const loadMembers = createContextLoader(({ dependencies, viewer }, ids, window: ConnectionArguments) =>
  listGroupMembers(dependencies, requireViewer(viewer), ids, window),
)

const loadRequests = createContextLoader(({ dependencies, viewer }, ids, window: ConnectionArguments) =>
  listOutsiders(dependencies, requireViewer(viewer), 'requests', ids, window),
)

const loadBans = createContextLoader(({ dependencies, viewer }, ids, window: ConnectionArguments) =>
  listOutsiders(dependencies, requireViewer(viewer), 'bans', ids, window),
)

/** Throws NotAllowedError for viewers who are neither owners nor moderators of the group. */
async function requireModerator(context: GraphQLContext, groupId: string): Promise<void> {
  const { role } = await loadMembership(context, groupId, undefined)
  if (role !== 'OWNER' && role !== 'MODERATOR') throw new NotAllowedError(messages.groupModeratorsOnly)
}

const forMembers = { authScopes: { read: true } } as const

builder.node(GroupRef, {
  description: 'A community of members about a topic, with its own posts.',
  id: { resolve: ({ id }) => id },
  isTypeOf: undefined,
  loadMany: (ids, { dependencies, viewer }) => loadGroups(dependencies, viewer, ids),
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'UUID', description: 'The id in exported data.' }),
    slug: t.exposeString('slug', { description: 'The unique part of the address `/groups/{slug}`.' }),
    name: t.exposeString('name', { description: 'The name, at most 50 characters.' }),
    description: t.exposeString('description', { description: 'The description. Empty if there is none.' }),
    rules: t.exposeStringList('rules', { description: 'The rules of the group, in order.' }),
    cover: t.expose('cover', { type: ImageMedia, nullable: true, description: 'The cover image.' }),
    joining: t.expose('joining', { type: GroupJoiningRef, description: 'How members join.' }),
    memberCount: t.exposeInt('memberCount', { description: 'The number of members.' }),
    postCount: t.exposeInt('postCount', { description: 'The number of posts that everyone can see.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of creation.' }),
    viewerRole: t.field({
      type: GroupRoleRef,
      nullable: true,
      viewerDependent: { broadcastValue: null },
      description: 'The role of the viewer. Null without membership.',
      resolve: async ({ id }, _args, context) => (await loadMembership(context, id, undefined)).role,
    }),
    viewerHasRequested: t.boolean({
      viewerDependent: { broadcastValue: false },
      description: 'Whether a request of the viewer to join waits for a decision.',
      resolve: async ({ id }, _args, context) => (await loadMembership(context, id, undefined)).hasRequested,
    }),
    viewerIsBanned: t.boolean({
      viewerDependent: { broadcastValue: false },
      description: 'Whether the viewer is banned from the group and cannot join.',
      resolve: async ({ id }, _args, context) => (await loadMembership(context, id, undefined)).isBanned,
    }),
    posts: t.field({
      type: PostConnection,
      viewerDependent: true,
      description: 'The posts of the group.',
      args: {
        sort: t.arg({
          type: GroupPostSortRef,
          required: true,
          defaultValue: 'NEWEST',
          description: 'The order.',
        }),
        ...connectionArguments,
      },
      resolve: async ({ id, postCount }, window, context) => ({
        ...(await loadPosts(context, id, window)),
        count: () => postCount,
      }),
    }),
    pinnedPosts: t.field({
      type: [PostRef],
      viewerDependent: true,
      description: 'The pinned posts, pinned last first.',
      resolve: ({ id }, _args, context) => loadPinned(context, id, undefined),
    }),
    members: t.field({
      ...forMembers,
      type: GroupMemberConnection,
      viewerDependent: true,
      description: 'The owners, then the moderators, then others, each in the order in which they joined.',
      args: connectionArguments,
      resolve: ({ id }, window, context) => loadMembers(context, id, window),
    }),
    joinRequests: t.field({
      ...forMembers,
      type: UserConnection,
      viewerDependent: true,
      description: 'The members who ask to join, oldest first. Only for owners and moderators of the group.',
      args: connectionArguments,
      resolve: async ({ id }, window, context) => {
        await requireModerator(context, id)
        return loadRequests(context, id, window)
      },
    }),
    bannedMembers: t.field({
      ...forMembers,
      type: UserConnection,
      viewerDependent: true,
      description:
        'The members who cannot join, banned last first. Only for owners and moderators of the group.',
      args: connectionArguments,
      resolve: async ({ id }, window, context) => {
        await requireModerator(context, id)
        return loadBans(context, id, window)
      },
    }),
    reportedPosts: t.field({
      ...forMembers,
      type: [PostRef],
      viewerDependent: true,
      description:
        'The posts of the group that were reported, or have reported comments, until moderators of the site decide. Only for owners and moderators of the group.',
      resolve: async ({ id }, _args, context) => {
        await requireModerator(context, id)
        return loadReported(context, id, undefined)
      },
    }),
  }),
})
