import { messages } from '#rules/messages.ts'
import { COMMENT_ID, commentField } from '#server/features/comments/comment.graphql.ts'
import { requireComment } from '#server/features/comments/load-comment.ts'
import { ViewerRef } from '#server/features/members/viewer.graphql.ts'
import { requirePost } from '#server/features/posts/load-post.ts'
import { PostConnection } from '#server/features/posts/post-connection.graphql.ts'
import { POST_ID, postField } from '#server/features/posts/post.graphql.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { connectionArguments } from '#server/platform/graphql/connection.ts'
import { defineMutation } from '#server/platform/graphql/define-mutation.ts'
import { idOfType } from '#server/platform/graphql/global-id.ts'
import { requireId } from '#server/platform/graphql/require-id.ts'
import { NotFoundError } from '#server/platform/refusals.ts'
import { requireViewer } from '#server/platform/viewer.ts'
import { listLikedPosts } from './liked-posts.ts'
import { reactToComment, reactToPost } from './react.ts'
import { Reactable, ReactionType } from '#server/features/posts/reactable.graphql.ts'

builder.prismaObjectField(ViewerRef, 'likedPosts', (t) =>
  t.field({
    type: PostConnection,
    description: 'The posts that the viewer likes, most recently liked first.',
    args: connectionArguments,
    resolve: (_member, window, { dependencies, viewer }) =>
      listLikedPosts(dependencies, requireViewer(viewer), window),
  }),
)

const toggledType = {
  type: ReactionType,
  required: true,
  description:
    'The type of the reaction. Sending the same type again removes the reaction; the other type replaces it.',
} as const

defineMutation('reactToPost', {
  access: 'write',
  description: 'Adds, replaces or removes the reaction of the viewer to a post.',
  ids: { postId: POST_ID },
  input: (t) => ({ type: t.field(toggledType) }),
  resolve: async ({ postId, type }, member, { dependencies }) => {
    await reactToPost(dependencies, member, postId, { kind: type, isToggled: true })
    return { post: await requirePost(dependencies, member, postId) }
  },
  payload: (t) => ({ post: t.expose('post', postField) }),
})

defineMutation('reactToComment', {
  access: 'write',
  description: 'Adds, replaces or removes the reaction of the viewer to a comment.',
  ids: { commentId: COMMENT_ID },
  input: (t) => ({ type: t.field(toggledType) }),
  resolve: async ({ commentId, type }, member, { dependencies }) => {
    await reactToComment(dependencies, member, commentId, { kind: type, isToggled: true })
    return { comment: await requireComment(dependencies, member, commentId) }
  },
  payload: (t) => ({ comment: t.expose('comment', commentField) }),
})

defineMutation('setReaction', {
  access: 'write',
  description:
    'Sets or removes the reaction of the viewer to a post or comment. Sending it again changes nothing.',
  refusals: [NotFoundError],
  input: (t) => ({
    subjectId: t.id({ required: true, description: 'The `Post.id` or `Comment.id` of the content.' }),
    type: t.field({ type: ReactionType, description: 'The type of the reaction. Null removes it.' }),
  }),
  resolve: async ({ subjectId, type: kind = null }, member, { dependencies }) => {
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
  payload: (t) => ({
    subject: t.expose('subject', {
      type: Reactable,
      description: 'The post or comment with the new reaction counts.',
    }),
  }),
})
