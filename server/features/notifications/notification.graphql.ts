import { MEMBERS_SHOWN_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { NotificationKind } from '#server/generated/prisma/client.ts'
import { loadComments } from '#server/features/comments/load-comment.ts'
import type { CommentView } from '#server/features/comments/comment-query.ts'
import { CommentRef } from '#server/features/comments/comment.graphql.ts'
import { loadGroups, type GroupView } from '#server/features/groups/group-query.ts'
import { GroupRef } from '#server/features/groups/group.graphql.ts'
import type { MemberView } from '#server/features/members/member-view.ts'
import { UserRef } from '#server/features/members/user.graphql.ts'
import { ViewerRef } from '#server/features/members/viewer.graphql.ts'
import { loadPosts } from '#server/features/posts/load-post.ts'
import type { PostView } from '#server/features/posts/post-query.ts'
import { PostRef } from '#server/features/posts/post.graphql.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { connectionArguments, defineConnection } from '#server/platform/graphql/connection.ts'
import { createContextLoader } from '#server/platform/graphql/context-loaders.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import { requireViewer } from '#server/platform/viewer.ts'
import { loadActors } from './load-actors.ts'
import {
  LOADED_ACTORS,
  listNotifications,
  loadNotifications,
  type NotificationView,
} from './notification-query.ts'
import { loadSettings, type NotificationSetting } from './notification-settings.ts'
import { notificationPath, notificationText } from './notification-text.ts'

const DESCRIPTIONS: Readonly<Record<NotificationKind, string>> = {
  POST_LIKED: 'Members liked a post of the viewer.',
  COMMENT_LIKED: 'Members liked a comment of the viewer.',
  POST_COMMENTED: 'Members commented on a post of the viewer.',
  COMMENT_REPLIED: 'A member replied to a comment of the viewer.',
  MENTIONED: 'A member mentioned the viewer in a post or comment.',
  FOLLOWED: 'Members followed the viewer.',
  POST_REMIXED: 'Members remixed a meme of the viewer.',
  POST_CREDITED: 'A member credited a post of the viewer.',
  GROUP_JOIN_REQUESTED: 'A member asked to join a group of the viewer.',
  GROUP_JOIN_APPROVED: 'A group accepted the viewer.',
  GROUP_ROLE_CHANGED: 'The role of the viewer in a group changed.',
  CONTENT_REMOVED: 'A moderator removed content of the viewer.',
  WARNED: 'A moderator warned the viewer.',
  APPEAL_DECIDED: 'An appeal of the viewer was decided.',
  REPORT_DECIDED: 'A report of the viewer was decided.',
  COINS_RECEIVED: 'A member gave coins to the viewer.',
  SECURITY: 'The security of the account changed.',
}

export const NotificationKindType = builder.enumType(NotificationKind, {
  name: 'NotificationKind',
  description: 'The kinds of notifications.',
  values: Object.fromEntries(
    Object.entries(DESCRIPTIONS).map(([kind, description]) => [kind, { description }]),
  ),
})

const loadActorsOf = createContextLoader<MemberView[], { first: number }>(
  ({ dependencies }, ids, { first }) => loadActors(dependencies, ids, first),
)

const loadGroupOf = createContextLoader<GroupView | null>(({ dependencies, viewer }, ids) =>
  loadGroups(dependencies, viewer, ids),
)

const loadPostOf = createContextLoader<PostView | null>(({ dependencies, viewer }, ids) =>
  loadPosts(dependencies, requireViewer(viewer), ids),
)

const loadCommentOf = createContextLoader<CommentView | null>(({ dependencies, viewer }, ids) =>
  loadComments(dependencies, viewer, ids),
)

export const NotificationRef = builder.objectRef<NotificationView>('Notification')

builder.node(NotificationRef, {
  description:
    'Tells the viewer about actions of other members or about a decision. Likes, comments, follows and remixes with the same subject within 24 hours are one notification.',
  id: { resolve: ({ id }) => id },
  isTypeOf: undefined,
  loadMany: async (ids, { dependencies, viewer }) =>
    viewer ? loadNotifications(dependencies, viewer, ids) : ids.map(() => null),
  fields: (t) => ({
    kind: t.field({
      type: NotificationKindType,
      description: 'The kind of the notification.',
      resolve: ({ kind }) => kind,
    }),
    isRead: t.exposeBoolean('isRead', { description: 'Whether the viewer has read the notification.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When the notification was created or an actor was added to it.',
    }),
    actors: t.field({
      type: [UserRef],
      description: 'The members who acted, newest first.',
      args: {
        first: t.arg.int({
          required: true,
          defaultValue: LOADED_ACTORS,
          description: `The number of members, 1 to ${MEMBERS_SHOWN_MAX}.`,
        }),
      },
      resolve: ({ id, actors }, { first }, context) => {
        if (first < 1 || first > MEMBERS_SHOWN_MAX)
          throw new ValidationError([{ path: 'first', message: messages.firstOrLast }])
        return first <= LOADED_ACTORS ? actors.slice(0, first) : loadActorsOf(context, id, { first })
      },
    }),
    actorCount: t.exposeInt('actorCount', { description: 'The number of members who acted.' }),
    post: t.field({
      type: PostRef,
      nullable: true,
      description: 'The post of the notification. Null if there is none.',
      resolve: ({ postId }, _args, context) => (postId ? loadPostOf(context, postId, undefined) : null),
    }),
    comment: t.field({
      type: CommentRef,
      nullable: true,
      description: 'The comment of the notification. Null if there is none.',
      resolve: ({ commentId }, _args, context) =>
        commentId ? loadCommentOf(context, commentId, undefined) : null,
    }),
    group: t.field({
      type: GroupRef,
      nullable: true,
      description: 'The group of the notification. Null if there is none.',
      resolve: ({ groupId }, _args, context) => (groupId ? loadGroupOf(context, groupId, undefined) : null),
    }),
    text: t.string({
      description:
        'The sentence to show, such as "Ann, Bo and 12 others liked your post". Each name is isolated by U+2068 and U+2069.',
      resolve: notificationText,
    }),
    path: t.string({
      description: 'The path on the site that the notification links to.',
      resolve: notificationPath,
    }),
  }),
})

export const { Edge: NotificationEdge, Connection: NotificationConnection } =
  defineConnection<NotificationView>('Notification', { node: NotificationRef, items: 'notifications' })

const NotificationSettingType = builder.objectRef<NotificationSetting>('NotificationSetting').implement({
  description: 'How the viewer is notified of one kind.',
  fields: (t) => ({
    kind: t.field({ type: NotificationKindType, description: 'The kind.', resolve: ({ kind }) => kind }),
    isShown: t.exposeBoolean('isShown', { description: 'Whether notifications of the kind are created.' }),
    isPushed: t.exposeBoolean('isPushed', {
      description: 'Whether they are also sent to browsers that have subscribed to push messages.',
    }),
  }),
})

builder.prismaObjectFields(ViewerRef, (t) => ({
  notifications: t.field({
    type: NotificationConnection,
    description: 'The notifications of the viewer, newest first.',
    args: connectionArguments,
    resolve: (_member, window, { dependencies, viewer }) =>
      listNotifications(dependencies, requireViewer(viewer), window),
  }),
  unreadNotificationCount: t.int({
    description: 'The number of unread notifications.',
    select: { unreadNotifications: { select: { count: true } } },
    resolve: ({ unreadNotifications }) => unreadNotifications?.count ?? 0,
  }),
  notificationSettings: t.field({
    type: [NotificationSettingType],
    description: 'How the viewer is notified, with one item for each kind.',
    resolve: ({ id }, _args, { dependencies }) => loadSettings(dependencies, id),
  }),
}))
