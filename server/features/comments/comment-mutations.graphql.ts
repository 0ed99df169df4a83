import { COMMENT_EDIT_MINUTES } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { requirePost } from '#server/features/posts/load-post.ts'
import { POST_ID, postField } from '#server/features/posts/post.graphql.ts'
import { defineMutation } from '#server/platform/graphql/define-mutation.ts'
import { descriptions } from '#server/platform/graphql/descriptions.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { requireId } from '#server/platform/graphql/require-id.ts'
import { IdempotencyKeyReusedError } from '#server/platform/idempotency.ts'
import {
  FileTooLargeError,
  NotAllowedError,
  Refusal,
  UnsupportedFileTypeError,
  ValidationError,
} from '#server/platform/refusals.ts'
import { addComment } from './add-comment.ts'
import { commentEdgeField } from './comment-connection.graphql.ts'
import { COMMENT_ID, commentField, CommentRef } from './comment.graphql.ts'
import { deleteComment } from './delete-comment.ts'
import { editComment } from './edit-comment.ts'
import { loadComments, requireComment } from './load-comment.ts'

defineMutation('addComment', {
  access: 'write',
  description:
    'Adds a comment to a post or a reply to a comment, and publishes it to `commentEvents`. It has text, an image, or both; the file is sent with the request or was uploaded before.',
  refusals: [ValidationError, FileTooLargeError, UnsupportedFileTypeError, IdempotencyKeyReusedError],
  ids: { postId: POST_ID },
  input: (t) => ({
    parentId: t.id({
      description: 'The `Comment.id` that the comment replies to. Null for a top-level comment.',
    }),
    text: t.string({ required: true, defaultValue: '', description: descriptions.commentText }),
    media: t.field({ type: 'Upload', description: 'A JPEG, PNG, GIF or WebP image of at most 40 MB.' }),
    mediaId: t.field({
      type: 'UUID',
      description:
        'Instead of `media`: the id of an image that was uploaded to POST /api/v1/media within the last day and is not in use.',
    }),
    altText: t.string({ description: descriptions.altText }),
    idempotencyKey: t.string({
      description:
        'A key of at most 200 characters chosen by the client. Sending it again within a day returns the comment that the ' +
        'first request created.',
    }),
  }),
  resolve: async ({ postId, ...input }, author, { dependencies }) => {
    if (input.media instanceof Refusal) throw input.media
    const comment = await addComment(dependencies, author, {
      postId,
      parentId:
        input.parentId == null ? null : requireId(input.parentId, 'Comment', messages.commentNotFound),
      text: input.text,
      altText: input.altText ?? '',
      upload: input.media ?? null,
      mediaId: input.mediaId ?? null,
      idempotencyKey: input.idempotencyKey ?? null,
    })
    return { comment, post: await requirePost(dependencies, author, postId) }
  },
  payload: (t) => ({
    comment: t.expose('comment', commentField),
    commentEdge: t.field(commentEdgeField),
    post: t.expose('post', postField),
  }),
})

defineMutation('editComment', {
  access: 'write',
  description: `Changes the text of a comment of the viewer, within ${COMMENT_EDIT_MINUTES} minutes of its creation.`,
  refusals: [ValidationError, NotAllowedError],
  ids: { commentId: COMMENT_ID },
  input: (t) => ({
    text: t.string({ required: true, description: descriptions.commentText }),
  }),
  resolve: async ({ commentId, text }, author, { dependencies }) => {
    await editComment(dependencies, author, { commentId, text })
    return { comment: await requireComment(dependencies, author, commentId) }
  },
  payload: (t) => ({
    comment: t.expose('comment', commentField),
  }),
})

defineMutation('deleteComment', {
  access: 'write',
  description:
    'Deletes a comment of the viewer or on a post of the viewer. A comment with replies becomes a placeholder.',
  refusals: [NotAllowedError],
  ids: { commentId: COMMENT_ID },
  resolve: async ({ commentId }, member, { dependencies }) => {
    const postId = await deleteComment(dependencies, member, commentId)
    const [comment] = await loadComments(dependencies, member, [commentId])
    return {
      deletedCommentId: encodeGlobalId('Comment', commentId),
      post: await requirePost(dependencies, member, postId),
      comment: comment ?? null,
    }
  },
  payload: (t) => ({
    deletedCommentId: t.exposeID('deletedCommentId', {
      description: 'The `Comment.id` of the deleted comment.',
    }),
    post: t.expose('post', postField),
    comment: t.expose('comment', {
      type: CommentRef,
      nullable: true,
      description: 'The placeholder. Null if the comment had no replies.',
    }),
  }),
})
