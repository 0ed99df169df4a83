import { messages } from '#rules/messages.ts'
import { requirePost } from '#server/features/posts/load-post.ts'
import { PostRef } from '#server/features/posts/post.graphql.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { requireId } from '#server/platform/graphql/require-id.ts'
import { MissingScopeError, NotAuthenticatedError, NotFoundError } from '#server/platform/refusals.ts'
import { requireWriter } from '#server/platform/viewer.ts'
import { sharePost } from './share-post.ts'

builder.relayMutationField(
  'sharePost',
  {
    description: 'Input of `sharePost`.',
    inputFields: (t) => ({ postId: t.id({ required: true, description: 'The `Post.id` of the post.' }) }),
  },
  {
    authScopes: { write: true },
    description: 'Records that the viewer shared a post. Each member is counted once per post.',
    errors: { types: [NotFoundError, NotAuthenticatedError, MissingScopeError] },
    resolve: async (_root, { input }, { dependencies, viewer }) => {
      const member = requireWriter(viewer)
      const postId = requireId(input.postId, 'Post', messages.postNotFound)
      await sharePost(dependencies, member, postId)
      return { post: await requirePost(dependencies, member, postId) }
    },
  },
  {
    description: 'Payload of `sharePost`.',
    outputFields: (t) => ({
      post: t.expose('post', { type: PostRef, description: 'The post with the new share count.' }),
    }),
  },
)
