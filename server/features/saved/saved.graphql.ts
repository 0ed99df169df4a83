import { messages } from '#rules/messages.ts'
import { ViewerRef } from '#server/features/members/viewer.graphql.ts'
import { PostConnection } from '#server/features/posts/post-connection.graphql.ts'
import type { PostView } from '#server/features/posts/post-query.ts'
import { PostRef } from '#server/features/posts/post.graphql.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { connectionArguments } from '#server/platform/graphql/connection.ts'
import { requireId } from '#server/platform/graphql/require-id.ts'
import { MissingScopeError, NotAuthenticatedError, NotFoundError } from '#server/platform/refusals.ts'
import { requireViewer, requireWriter, type Writer } from '#server/platform/viewer.ts'
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

type Change = (dependencies: Dependencies, viewer: Writer, postId: string) => Promise<PostView>

function defineSaveMutation(name: string, description: string, change: Change): void {
  builder.relayMutationField(
    name,
    {
      description: `Input of \`${name}\`.`,
      inputFields: (t) => ({
        postId: t.id({ required: true, description: 'The `Post.id` of the post.' }),
      }),
    },
    {
      authScopes: { write: true },
      description,
      errors: { types: [NotFoundError, NotAuthenticatedError, MissingScopeError] },
      resolve: async (_root, { input }, { dependencies, viewer }) => {
        const postId = requireId(input.postId, 'Post', messages.postNotFound)
        return { post: await change(dependencies, requireWriter(viewer), postId) }
      },
    },
    {
      description: `Payload of \`${name}\`.`,
      outputFields: (t) => ({
        post: t.expose('post', { type: PostRef, description: 'The post after the mutation.' }),
      }),
    },
  )
}

defineSaveMutation('savePost', 'Saves a post for the viewer. Saving it again changes nothing.', savePost)
defineSaveMutation(
  'unsavePost',
  'Removes a post from the saved posts of the viewer. If it is not saved, nothing changes.',
  unsavePost,
)
