import { COMMENT_EDIT_MINUTES } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { requirePost } from '#server/features/posts/load-post.ts'
import { PostRef } from '#server/features/posts/post.graphql.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { descriptions } from '#server/platform/graphql/descriptions.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { requireId } from '#server/platform/graphql/require-id.ts'
import { IdempotencyKeyReusedError } from '#server/platform/idempotency.ts'
import {
  FileTooLargeError,
  MissingScopeError,
  NotAllowedError,
  NotAuthenticatedError,
  NotFoundError,
  Refusal,
  UnsupportedFileTypeError,
  ValidationError,
} from '#server/platform/refusals.ts'
import { requireWriter } from '#server/platform/viewer.ts'
import { addComment } from './add-comment.ts'
import { commentEdgeField } from './comment-connection.graphql.ts'
import { CommentRef } from './comment.graphql.ts'
import { deleteComment } from './delete-comment.ts'
import { editComment } from './edit-comment.ts'
import { loadComments, requireComment } from './load-comment.ts'

const write = { authScopes: { write: true } } as const

builder.relayMutationField(
  'addComment',
  {
    description:
      'Input of `addComment`. A comment has text, an image, or both; the file is sent with the request or was uploaded before.',
    inputFields: (t) => ({
      postId: t.id({ required: true, description: 'The `Post.id` of the post.' }),
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
  },
  {
    ...write,
    description: 'Adds a comment to a post or a reply to a comment, and publishes it to `commentEvents`.',
    errors: {
      types: [
        ValidationError,
        FileTooLargeError,
        UnsupportedFileTypeError,
        IdempotencyKeyReusedError,
        NotFoundError,
        NotAuthenticatedError,
        MissingScopeError,
      ],
    },
    resolve: async (_root, { input }, { dependencies, viewer }) => {
      const author = requireWriter(viewer)
      if (input.media instanceof Refusal) throw input.media
      const postId = requireId(input.postId, 'Post', messages.postNotFound)
      const comment = await addComment(dependencies, author, {
        postId,
        parentId: input.parentId == null ? null : requireCommentId(input.parentId),
        text: input.text,
        altText: input.altText ?? '',
        upload: input.media ?? null,
        mediaId: input.mediaId ?? null,
        idempotencyKey: input.idempotencyKey ?? null,
      })
      return { comment, post: await requirePost(dependencies, author, postId) }
    },
  },
  {
    description: 'Payload of `addComment`.',
    outputFields: (t) => ({
      comment: t.expose('comment', {
        type: CommentRef,
        description: 'The new comment.',
      }),
      commentEdge: t.field(commentEdgeField),
      post: t.expose('post', {
        type: PostRef,
        description: 'The post with the new number of comments.',
      }),
    }),
  },
)

builder.relayMutationField(
  'editComment',
  {
    description: 'Input of `editComment`.',
    inputFields: (t) => ({
      commentId: t.id({ required: true, description: 'The `Comment.id` of the comment.' }),
      text: t.string({ required: true, description: descriptions.commentText }),
    }),
  },
  {
    ...write,
    description: `Changes the text of a comment of the viewer, within ${COMMENT_EDIT_MINUTES} minutes of its creation.`,
    errors: {
      types: [ValidationError, NotFoundError, NotAllowedError, NotAuthenticatedError, MissingScopeError],
    },
    resolve: async (_root, { input }, { dependencies, viewer }) => {
      const author = requireWriter(viewer)
      const commentId = requireCommentId(input.commentId)
      await editComment(dependencies, author, { commentId, text: input.text })
      return { comment: await requireComment(dependencies, author, commentId) }
    },
  },
  {
    description: 'Payload of `editComment`.',
    outputFields: (t) => ({
      comment: t.expose('comment', {
        type: CommentRef,
        description: 'The comment with the new text.',
      }),
    }),
  },
)

builder.relayMutationField(
  'deleteComment',
  {
    description: 'Input of `deleteComment`.',
    inputFields: (t) => ({
      commentId: t.id({ required: true, description: 'The `Comment.id` of the comment.' }),
    }),
  },
  {
    ...write,
    description:
      'Deletes a comment of the viewer or on a post of the viewer. A comment with replies becomes a placeholder.',
    errors: { types: [NotFoundError, NotAllowedError, NotAuthenticatedError, MissingScopeError] },
    resolve: async (_root, { input }, { dependencies, viewer }) => {
      const member = requireWriter(viewer)
      const commentId = requireCommentId(input.commentId)
      const postId = await deleteComment(dependencies, member, commentId)
      const [comment] = await loadComments(dependencies, member, [commentId])
      return {
        deletedCommentId: encodeGlobalId('Comment', commentId),
        post: await requirePost(dependencies, member, postId),
        comment: comment ?? null,
      }
    },
  },
  {
    description: 'Payload of `deleteComment`.',
    outputFields: (t) => ({
      deletedCommentId: t.exposeID('deletedCommentId', {
        description: 'The `Comment.id` of the deleted comment.',
      }),
      post: t.expose('post', {
        type: PostRef,
        description: 'The post with the new number of comments.',
      }),
      comment: t.expose('comment', {
        type: CommentRef,
        nullable: true,
        description: 'The placeholder. Null if the comment had no replies.',
      }),
    }),
  },
)

function requireCommentId(globalId: string): string {
  return requireId(globalId, 'Comment', messages.commentNotFound)
}
