import { COMMENT_DEPTH_MAX, COMMENT_EDIT_MINUTES, POST_TEXT_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { ImageMedia } from '#server/features/media/media.graphql.ts'
import { UserRef } from '#server/features/members/user.graphql.ts'
import { loadSharedPosts } from '#server/features/posts/load-post.ts'
import { PostRef } from '#server/features/posts/post.graphql.ts'
import type { PostView } from '#server/features/posts/post-query.ts'
import { Reactable } from '#server/features/posts/reactable.graphql.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { createContextLoader } from '#server/platform/graphql/context-loaders.ts'
import { NotFoundError } from '#server/platform/refusals.ts'
import type { CommentView } from './comment-query.ts'
import { canDelete } from './delete-comment.ts'
import { canEdit } from './edit-comment.ts'
import { loadComments } from './load-comment.ts'

const loadPostOf = createContextLoader<PostView | null>(({ dependencies, viewer }, ids) =>
  loadSharedPosts(dependencies, viewer, ids),
)

const loadParent = createContextLoader<CommentView | null>(({ dependencies, viewer }, ids) =>
  loadComments(dependencies, viewer, ids),
)

export const CommentRef = builder.objectRef<CommentView>('Comment')

export const COMMENT_ID = {
  typename: 'Comment',
  description: 'The `Comment.id` of the comment.',
  notFound: messages.commentNotFound,
}

export const commentField = { type: CommentRef, description: 'The comment after the mutation.' }

builder.node(CommentRef, {
  description:
    'A comment on a post or a reply to a comment. A deleted comment with replies stays as a placeholder without author, text and media.',
  id: { resolve: ({ id }) => id },
  isTypeOf: undefined,
  interfaces: [Reactable],
  loadMany: (ids, { dependencies, viewer }) => loadComments(dependencies, viewer, ids),
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'UUID', description: 'The id used in URLs of the site.' }),
    text: t.exposeString('text', {
      description: `The text, at most ${POST_TEXT_MAX} characters. Empty if the comment has an image only, and for placeholders.`,
    }),
    media: t.expose('media', {
      type: ImageMedia,
      nullable: true,
      description: 'The image.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of creation.' }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of the last change of the text. Null if it was never changed.',
    }),
    author: t.expose('author', {
      type: UserRef,
      nullable: true,
      description: 'The author. Null for placeholders.',
    }),
    post: t.field({
      type: PostRef,
      viewerDependent: true,
      description: 'The post.',
      resolve: async ({ postId }, _args, context) => {
        const post = await loadPostOf(context, postId, undefined)
        if (!post) throw new NotFoundError(messages.postNotFound)
        return post
      },
    }),
    parent: t.field({
      type: CommentRef,
      nullable: true,
      viewerDependent: { broadcastTo: 'visitors' },
      description: 'The comment that this one replies to. Null for top-level comments.',
      resolve: ({ parentId }, _args, context) =>
        parentId === null ? null : loadParent(context, parentId, undefined),
    }),
    depth: t.exposeInt('depth', {
      description: `The number of comments above this one, 0 to ${COMMENT_DEPTH_MAX}. A reply to a comment of the greatest depth becomes its sibling.`,
    }),
    isDeleted: t.exposeBoolean('isDeleted', {
      description: 'Whether the comment is the placeholder of a deleted one.',
    }),
    isRemoved: t.exposeBoolean('isRemoved', { description: 'Whether a moderator deleted the comment.' }),
    replyCount: t.exposeInt('replyCount', {
      description: 'The number of direct replies that are not deleted.',
    }),
    viewerCanDelete: t.boolean({
      viewerDependent: { broadcastValue: false },
      description:
        'Whether the viewer can delete the comment. Its author, the author of the post and moderators can.',
      resolve: (comment, _args, { viewer }) => canDelete(comment, viewer),
    }),
    viewerCanEdit: t.boolean({
      viewerDependent: { broadcastValue: false },
      description: `Whether the viewer can edit the comment. Its author can for ${COMMENT_EDIT_MINUTES} minutes.`,
      resolve: (comment, _args, { dependencies, viewer }) =>
        canEdit(comment, viewer, dependencies.clock.now()),
    }),
  }),
})
