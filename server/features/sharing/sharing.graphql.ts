import { requirePost } from '#server/features/posts/load-post.ts'
import { POST_ID, postField } from '#server/features/posts/post.graphql.ts'
import { defineMutation } from '#server/platform/graphql/define-mutation.ts'
import { sharePost } from './share-post.ts'

defineMutation('sharePost', {
  access: 'write',
  description: 'Records that the viewer shared a post. Each member is counted once per post.',
  ids: { postId: POST_ID },
  resolve: async ({ postId }, member, { dependencies }) => {
    await sharePost(dependencies, member, postId)
    return { post: await requirePost(dependencies, member, postId) }
  },
  payload: (t) => ({ post: t.expose('post', postField) }),
})
