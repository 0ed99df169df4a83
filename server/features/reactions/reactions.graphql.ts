import { messages } from '#rules/messages.ts'
import { requireComment } from '#server/features/comments/load-comment.ts'
import { requirePost } from '#server/features/posts/load-post.ts'
import { Reactable, ReactionType } from '#server/features/posts/post.graphql.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { idOfType } from '#server/platform/graphql/global-id.ts'
import { MissingScopeError, NotAuthenticatedError, NotFoundError } from '#server/platform/refusals.ts'
import { requireWriter } from '#server/platform/viewer.ts'
import { setCommentReaction } from './react-to-comment.ts'
import { setPostReaction } from './set-post-reaction.ts'

builder.relayMutationField(
  'setReaction',
  {
    description: 'Input of setReaction.',
    inputFields: (t) => ({
      subjectId: t.id({ required: true, description: '`Post.id` or `Comment.id`.' }),
      type: t.field({ type: ReactionType, description: 'The type of the reaction. Null removes it.' }),
    }),
  },
  {
    authScopes: { write: true },
    description:
      'Sets or removes the reaction of the viewer to a post or comment. Sending it again changes nothing.',
    errors: { types: [NotFoundError, NotAuthenticatedError, MissingScopeError] },
    resolve: async (_root, { input: { subjectId, type = null } }, { dependencies, viewer }) => {
      const member = requireWriter(viewer)
      const commentId = idOfType(subjectId, 'Comment')
      if (commentId) {
        await setCommentReaction(dependencies, member, commentId, type)
        return {
          subject: { ...(await requireComment(dependencies, member, commentId)), __typename: 'Comment' },
        }
      }
      const postId = idOfType(subjectId, 'Post')
      if (!postId) throw new NotFoundError(messages.postNotFound)
      await setPostReaction(dependencies, member, postId, type)
      return { subject: { ...(await requirePost(dependencies, member, postId)), __typename: 'Post' } }
    },
  },
  {
    description: 'Payload of setReaction.',
    outputFields: (t) => ({
      subject: t.field({
        type: Reactable,
        description: 'The post or comment with the new reaction counts.',
        resolve: ({ subject }) => subject,
      }),
    }),
  },
)
