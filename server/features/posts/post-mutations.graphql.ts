import { POST_EDIT_MINUTES } from '#rules/limits.ts'
import { NotAllowedError, ValidationError } from '#server/platform/refusals.ts'
import { deletePost } from './delete-post.ts'
import { editPost } from './edit-post.ts'
import { defineMutation } from '#server/platform/graphql/define-mutation.ts'
import { descriptions } from '#server/platform/graphql/descriptions.ts'
import { viewerField } from '#server/features/members/viewer.graphql.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { POST_ID, postField } from './post.graphql.ts'

defineMutation('editPost', {
  access: 'write',
  description: `Changes the text of a post of the viewer, within ${POST_EDIT_MINUTES} minutes of posting. Tags and mentions follow.`,
  refusals: [ValidationError, NotAllowedError],
  ids: { postId: POST_ID },
  input: (t) => ({
    text: t.string({ required: true, description: descriptions.postText }),
  }),
  resolve: async ({ postId, text }, author, { dependencies }) => ({
    post: await editPost(dependencies, author, { postId, text }),
  }),
  payload: (t) => ({
    post: t.expose('post', postField),
  }),
})

defineMutation('deletePost', {
  access: 'write',
  description: 'Deletes a post of the viewer with its reactions and media.',
  refusals: [NotAllowedError],
  ids: { postId: POST_ID },
  resolve: async ({ postId }, viewer, { dependencies }) => {
    await deletePost(dependencies, viewer, postId)
    return { deletedPostId: encodeGlobalId('Post', postId) }
  },
  payload: (t) => ({
    deletedPostId: t.exposeID('deletedPostId', { description: 'The `Post.id` of the deleted post.' }),
    viewer: t.prismaField(viewerField),
  }),
})
