import { UserRef } from '#server/features/members/user.graphql.ts'
import { PostRef } from '#server/features/posts/post.graphql.ts'
import { encodeCursor } from '#server/platform/lists/keyset.ts'
import type { ConnectionArguments, Page } from '#server/platform/lists/paged-list.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { connectionArguments, defineConnection } from '#server/platform/graphql/connection.ts'
import { createContextLoader } from '#server/platform/graphql/context-loaders.ts'
import { isProgram, requireViewer } from '#server/platform/viewer.ts'
import { COMMENT_KEYSETS, type CommentSort } from './comment-lists.ts'
import type { CommentView } from './comment-query.ts'
import { CommentRef } from './comment.graphql.ts'
import { listComments, listCommentsOfMembers } from './list-comments.ts'

const CommentSortType = builder.enumType('CommentSort', {
  description: 'The order of comments.',
  values: {
    TOP: {
      description:
        'By the lower bound of the Wilson score interval of likes among all reactions at 80 % confidence, ties newest first.',
    },
    NEWEST: { description: 'Newest first.' },
    OLDEST: { description: 'Oldest first.' },
  } as const,
})

const { Edge: CommentEdge, Connection: CommentConnection } = defineConnection<CommentView>('Comment', {
  node: CommentRef,
  items: 'comments',
})

/** A null counts as the default. */
type SortArgument = { sort?: CommentSort | null }

type ListArguments = ConnectionArguments & SortArgument

const loadPage = createContextLoader<Page<CommentView>, ListArguments>(
  ({ dependencies, viewer }, parentIds, { sort, ...window }) =>
    listComments(dependencies, viewer, parentIds, sort ?? 'TOP', window),
)

const sortArgument = builder.args((t) => ({
  sort: t.field({ type: CommentSortType, defaultValue: 'TOP', description: 'The order.' }),
}))

builder.objectFields(PostRef, (t) => ({
  comments: t.field({
    type: CommentConnection,
    viewerDependent: true,
    description: 'The top-level comments.',
    args: { ...sortArgument, ...connectionArguments },
    resolve: ({ id }, args, context) => loadPage(context, id, args),
  }),
  viewerCanComment: t.boolean({
    viewerDependent: true,
    description: 'Whether the viewer can comment on the post.',
    resolve: (_post, _args, { viewer }) => viewer !== null && (!isProgram(viewer) || viewer.canWrite),
  }),
}))

builder.objectField(CommentRef, 'replies', (t) =>
  t.field({
    type: CommentConnection,
    viewerDependent: true,
    description: 'The direct replies.',
    args: { ...sortArgument, ...connectionArguments },
    resolve: ({ id }, args, context) => loadPage(context, id, args),
  }),
)

const loadPageOfMember = createContextLoader(
  ({ dependencies, viewer }, memberIds, window: ConnectionArguments) =>
    listCommentsOfMembers(dependencies, requireViewer(viewer), memberIds, window),
)

builder.objectField(UserRef, 'comments', (t) =>
  t.field({
    type: CommentConnection,
    authScopes: { read: true },
    viewerDependent: true,
    description: 'The comments of the user on posts that the viewer can see, newest first.',
    args: connectionArguments,
    resolve: ({ id }, window, context) => loadPageOfMember(context, id, window),
  }),
)

/** Adds the edge of a new comment to a payload or an event. */
export const commentEdgeField = {
  type: CommentEdge,
  args: sortArgument,
  description: 'The edge of the comment in a connection with the given order.',
  resolve: ({ comment }: { comment: CommentView }, { sort }: SortArgument) => ({
    node: comment,
    cursor: encodeCursor<'topScore' | 'createdAt' | 'id'>(COMMENT_KEYSETS[sort ?? 'TOP'], comment),
  }),
}
