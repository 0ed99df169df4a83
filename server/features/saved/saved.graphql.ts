import { ViewerRef } from '#server/features/members/viewer.graphql.ts'
import { PostConnection } from '#server/features/posts/post-connection.graphql.ts'
import { POST_ID, postField, PostRef } from '#server/features/posts/post.graphql.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { defineMutation } from '#server/platform/graphql/define-mutation.ts'
import { connectionArguments } from '#server/platform/graphql/connection.ts'
import { requireViewer } from '#server/platform/viewer.ts'
import { savePost, unsavePost } from './save-post.ts'
import { listSavedPosts } from './saved-posts.ts'

builder.objectField(PostRef, 'viewerSaved', (t) =>
  t.boolean({
    viewerDependent: { broadcastValue: false },
    description: 'Whether the viewer has saved the post.',
    resolve: ({ viewerSaved }) => viewerSaved,
  }),
)

builder.prismaObjectField(ViewerRef, 'savedPosts', (t) =>
  t.field({
    type: PostConnection,
    description: 'The posts that the viewer has saved, most recently saved first.',
    args: connectionArguments,
    resolve: (_member, window, { dependencies, viewer }) =>
      listSavedPosts(dependencies, requireViewer(viewer), window),
  }),
)

defineMutation('savePost', {
  access: 'write',
  description: 'Saves a post for the viewer. Saving it again changes nothing.',
  ids: { postId: POST_ID },
  resolve: async ({ postId }, viewer, { dependencies }) => ({
    post: await savePost(dependencies, viewer, postId),
  }),
  payload: (t) => ({ post: t.expose('post', postField) }),
})

defineMutation('unsavePost', {
  access: 'write',
  description: 'Removes a post from the saved posts of the viewer. If it is not saved, nothing changes.',
  ids: { postId: POST_ID },
  resolve: async ({ postId }, viewer, { dependencies }) => ({
    post: await unsavePost(dependencies, viewer, postId),
  }),
  payload: (t) => ({ post: t.expose('post', postField) }),
})
