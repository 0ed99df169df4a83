import { ViewerRef } from '#server/features/members/viewer.graphql.ts'
import { PostRef } from '#server/features/posts/post.graphql.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { connectionArguments } from '#server/platform/graphql/connection.ts'
import { createContextLoader } from '#server/platform/graphql/context-loaders.ts'
import { requireViewer } from '#server/platform/viewer.ts'
import { listGroups, listGroupsOfViewer } from './group-lists.ts'
import { loadGroupBySlug, loadGroups, type GroupView } from './group-query.ts'
import { GroupConnection, GroupRef } from './group.graphql.ts'

const GroupSortRef = builder.enumType('GroupSort', {
  description: 'Ordering options for groups.',
  values: {
    POPULAR: { description: 'By the number of members.' },
    NEWEST: { description: 'Newest first.' },
    RISING: { description: 'By the number of members who joined in the last 7 days, then of all members.' },
  } as const,
})

builder.queryFields((t) => ({
  group: t.field({
    type: GroupRef,
    nullable: true,
    authScopes: { public: true },
    description: 'A group by its slug, or null if there is none.',
    args: { slug: t.arg.string({ required: true, description: '`Group.slug`. Case is ignored.' }) },
    resolve: (_root, { slug }, { dependencies, viewer }) => loadGroupBySlug(dependencies, viewer, slug),
  }),
  groups: t.field({
    type: GroupConnection,
    authScopes: { public: true },
    description: 'All groups.',
    args: {
      sort: t.arg({
        type: GroupSortRef,
        required: true,
        defaultValue: 'POPULAR',
        description: 'The order.',
      }),
      ...connectionArguments,
    },
    resolve: (_root, { sort, ...window }, { dependencies }) => listGroups(dependencies, sort, window),
  }),
}))

builder.prismaObjectField(ViewerRef, 'groups', (t) =>
  t.field({
    type: GroupConnection,
    description: 'The groups of the viewer, joined last first.',
    args: connectionArguments,
    resolve: (_member, window, { dependencies, viewer }) =>
      listGroupsOfViewer(dependencies, requireViewer(viewer), window),
  }),
)

const loadGroup = createContextLoader<GroupView | null>(({ dependencies, viewer }, ids) =>
  loadGroups(dependencies, viewer, ids),
)

builder.objectField(PostRef, 'group', (t) =>
  t.field({
    type: GroupRef,
    nullable: true,
    viewerDependent: { broadcastTo: 'visitors' },
    description: 'The group in which the post was published. Null for posts outside of groups.',
    resolve: ({ groupId }, _args, context) => (groupId ? loadGroup(context, groupId, undefined) : null),
  }),
)
