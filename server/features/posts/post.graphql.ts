import { PAGE_SIZE, PAGE_SIZE_MAX, POST_EDIT_MINUTES } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { canEdit } from './edit-post.ts'
import { listHotImagePosts } from './hot-image-posts.ts'
import { loadPost, loadSharedPost, loadSharedPosts } from './load-post.ts'
import type { PostView } from './post-query.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { MediaRef } from '#server/features/media/media.graphql.ts'
import { UserRef } from '#server/features/members/user.graphql.ts'
import { Reactable } from './reactable.graphql.ts'

export const PostRef = builder.objectRef<PostView>('Post')

export const POST_ID = {
  typename: 'Post',
  description: 'The `Post.id` of the post.',
  notFound: messages.postNotFound,
}

export const postField = { type: PostRef, description: 'The post after the mutation.' }

builder.node(PostRef, {
  description: 'A post: a short text, an image or video, or both.',
  id: { resolve: (post) => post.id },
  isTypeOf: undefined,
  interfaces: [Reactable],
  loadMany: (ids, { dependencies, viewer }) => loadSharedPosts(dependencies, viewer, ids),
  fields: (t) => ({
    databaseId: t.expose('id', {
      type: 'UUID',
      description: 'The id used by the REST API and in URLs of the site.',
    }),
    text: t.exposeString('text', {
      description: 'The text, at most 500 characters. Empty if the post has media only.',
    }),
    media: t.expose('media', { type: MediaRef, nullable: true, description: 'The image or video.' }),
    author: t.expose('author', { type: UserRef, description: 'The author.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of creation.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time of the last change.' }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of the last edit. Null if the text was never edited.',
    }),
    commentCount: t.exposeInt('commentCount', { description: 'The number of comments.' }),
    shareCount: t.exposeInt('shareCount', { description: 'The number of members who shared the post.' }),
    tags: t.exposeStringList('tags', {
      description: 'The hashtags in the text, in lower case and without `#`.',
    }),
    isSensitive: t.exposeBoolean('isSensitive', {
      description:
        'Whether the author marked the post as sensitive. Clients blur its media unless `Viewer.sensitiveMedia` is SHOW, and for visitors.',
    }),
    isRemoved: t.exposeBoolean('isRemoved', {
      description: 'Whether a moderator removed the post. Then only its author and moderators see it.',
    }),
    viewerCanDelete: t.boolean({
      viewerDependent: { broadcastValue: false },
      description: 'Whether the viewer can delete the post. Only its author can.',
      resolve: ({ author }, _args, { viewer }) => author.id === viewer?.memberId,
    }),
    viewerCanEdit: t.boolean({
      viewerDependent: { broadcastValue: false },
      description: `Whether the viewer can edit the post. Its author can, for ${POST_EDIT_MINUTES} minutes.`,
      resolve: (post, _args, { dependencies, viewer }) => canEdit(post, viewer, dependencies.clock.now()),
    }),
  }),
})

builder.queryField('post', (t) =>
  t.withAuth({ read: true }).field({
    type: PostRef,
    nullable: true,
    description: 'A post by its id, or null if it does not exist.',
    args: { id: t.arg({ type: 'UUID', required: true, description: 'The `Post.databaseId` of the post.' }) },
    resolve: (_root, { id }, { dependencies, viewer }) => loadPost(dependencies, viewer, id),
  }),
)

builder.queryField('hotImagePosts', (t) =>
  t.field({
    type: [PostRef],
    authScopes: { public: true },
    description:
      'The hottest posts with an image, for members and visitors. For visitors, the authors have public fields only.',
    args: {
      first: t.arg.int({
        defaultValue: PAGE_SIZE,
        description: `The number of posts, at most ${PAGE_SIZE_MAX}.`,
      }),
    },
    resolve: (_root, { first }, { dependencies, viewer }) =>
      listHotImagePosts(dependencies, viewer, first ?? PAGE_SIZE),
  }),
)

builder.queryField('sharedPost', (t) =>
  t.field({
    type: PostRef,
    nullable: true,
    authScopes: { public: true },
    description:
      'A post by its id, for members and visitors, or null if it does not exist. For visitors, the author has public fields only.',
    args: { id: t.arg({ type: 'UUID', required: true, description: 'The `Post.databaseId` of the post.' }) },
    resolve: (_root, { id }, { dependencies, viewer }) => loadSharedPost(dependencies, viewer, id),
  }),
)
