import { messages } from '#rules/messages.ts'
import { CommentRef } from '#server/features/comments/comment.graphql.ts'
import { requireComment } from '#server/features/comments/load-comment.ts'
import { requirePost } from '#server/features/posts/load-post.ts'
import { PostRef } from '#server/features/posts/post.graphql.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { idOfType } from '#server/platform/graphql/global-id.ts'
import { requireId } from '#server/platform/graphql/require-id.ts'
import { MissingScopeError, NotAuthenticatedError, NotFoundError } from '#server/platform/refusals.ts'
import { requireWriter } from '#server/platform/viewer.ts'
import { reactToComment, reactToPost } from './react.ts'
import { Reactable, ReactionType } from './reactable.graphql.ts'

const write = { authScopes: { write: true } } as const
const errors = { types: [NotFoundError, NotAuthenticatedError, MissingScopeError] }

const toggledType = {
  type: ReactionType,
  required: true,
  description:
    'The type of the reaction. Sending the same type again removes the reaction; the other type replaces it.',
} as const

builder.relayMutationField(
  'reactToPost',
  {
    description: 'Input of `reactToPost`.',
    inputFields: (t) => ({
      postId: t.id({ required: true, description: 'The `Post.id` of the post.' }),
      type: t.field(toggledType),
    }),
  },
  {
    ...write,
    description: 'Adds, replaces or removes the reaction of the viewer to a post.',
    errors,
    resolve: async (_root, { input }, { dependencies, viewer }) => {
      const member = requireWriter(viewer)
      const postId = requireId(input.postId, 'Post', messages.postNotFound)
      await reactToPost(dependencies, member, postId, { kind: input.type, isToggled: true })
      return { post: await requirePost(dependencies, member, postId) }
    },
  },
  {
    description: 'Payload of `reactToPost`.',
    outputFields: (t) => ({
      post: t.expose('post', { type: PostRef, description: 'The post with the new reaction counts.' }),
    }),
  },
)

builder.relayMutationField(
  'reactToComment',
  {
    description: 'Input of `reactToComment`.',
    inputFields: (t) => ({
      commentId: t.id({ required: true, description: 'The `Comment.id` of the comment.' }),
      type: t.field(toggledType),
    }),
  },
  {
    ...write,
    description: 'Adds, replaces or removes the reaction of the viewer to a comment.',
    errors,
    resolve: async (_root, { input }, { dependencies, viewer }) => {
      const member = requireWriter(viewer)
      const commentId = requireId(input.commentId, 'Comment', messages.commentNotFound)
      await reactToComment(dependencies, member, commentId, { kind: input.type, isToggled: true })
      return { comment: await requireComment(dependencies, member, commentId) }
    },
  },
  {
    description: 'Payload of `reactToComment`.',
    outputFields: (t) => ({
      comment: t.expose('comment', {
        type: CommentRef,
        description: 'The comment with the new reaction counts.',
      }),
    }),
  },
)

builder.relayMutationField(
  'setReaction',
  {
    description: 'Input of `setReaction`.',
    inputFields: (t) => ({
      subjectId: t.id({ required: true, description: 'The `Post.id` or `Comment.id` of the content.' }),
      type: t.field({ type: ReactionType, description: 'The type of the reaction. Null removes it.' }),
    }),
  },
  {
    ...write,
    description:
      'Sets or removes the reaction of the viewer to a post or comment. Sending it again changes nothing.',
    errors,
    resolve: async (_root, { input: { subjectId, type: kind = null } }, { dependencies, viewer }) => {
      const member = requireWriter(viewer)
      const commentId = idOfType(subjectId, 'Comment')
      if (commentId) {
        await reactToComment(dependencies, member, commentId, { kind, isToggled: false })
        return {
          subject: { ...(await requireComment(dependencies, member, commentId)), __typename: 'Comment' },
        }
      }
      const postId = requireId(subjectId, 'Post', messages.postNotFound)
      await reactToPost(dependencies, member, postId, { kind, isToggled: false })
      return { subject: { ...(await requirePost(dependencies, member, postId)), __typename: 'Post' } }
    },
  },
  {
    description: 'Payload of `setReaction`.',
    outputFields: (t) => ({
      subject: t.expose('subject', {
        type: Reactable,
        description: 'The post or comment with the new reaction counts.',
      }),
    }),
  },
)
