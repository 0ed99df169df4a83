import { loadPost, loadPosts, loadSharedPost } from './load-post.ts'
import type { PostView } from './post-view.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { MediaRef } from '#server/features/media/media.graphql.ts'
import { UserRef } from '#server/features/members/user.graphql.ts'

export const ReactionType = builder.enumType('ReactionType', {
  description: 'What a member thinks of a post.',
  values: {
    LIKE: { description: 'A thumb up.' },
    DISLIKE: { description: 'A thumb down.' },
  } as const,
})

export const PostRef = builder.objectRef<PostView>('Post')

builder.node(PostRef, {
  description: 'A short text, a picture or video, or both.',
  id: { resolve: (post) => post.id },
  isTypeOf: undefined,
  loadMany: async (ids, { dependencies, viewer }) =>
    viewer ? loadPosts(dependencies, viewer, ids) : ids.map(() => null),
  fields: (t) => ({
    databaseId: t.expose('id', {
      type: 'UUID',
      description: 'The id in REST calls and in the addresses of screens.',
    }),
    text: t.exposeString('text', { description: 'At most 500 characters; empty when there is media only.' }),
    media: t.field({
      type: MediaRef,
      nullable: true,
      description: 'What it shows beside its text.',
      resolve: ({ media }) => media,
    }),
    author: t.field({ type: UserRef, description: 'Who posted it.', resolve: ({ author }) => author }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was posted.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
    likeCount: t.exposeInt('likeCount', { description: 'How many members like it.' }),
    dislikeCount: t.exposeInt('dislikeCount', { description: 'How many members dislike it.' }),
    commentCount: t.exposeInt('commentCount', { description: 'How many comments it has.' }),
    shareCount: t.exposeInt('shareCount', { description: 'How many members shared it.' }),
    tags: t.exposeStringList('tags', {
      description: 'The hashtags in its text, in lower case, without the #.',
    }),
    viewerReaction: t.field({
      type: ReactionType,
      nullable: true,
      description: 'What the member who asks thinks of it; null when they have not said.',
      resolve: ({ viewerReaction }) => viewerReaction,
    }),
    viewerCanDelete: t.boolean({
      description: 'Whether the member who asks may delete it: only its author may.',
      resolve: ({ author }, _args, { viewer }) => author.id === viewer?.memberId,
    }),
  }),
})

builder.queryField('post', (t) =>
  t.withAuth({ read: true }).field({
    type: PostRef,
    nullable: true,
    description: 'A post by id; null when there is none.',
    args: { id: t.arg({ type: 'UUID', required: true, description: '`Post.databaseId`.' }) },
    resolve: (_root, { id }, { dependencies, viewer }) => loadPost(dependencies, viewer, id),
  }),
)

builder.queryField('sharedPost', (t) =>
  t.field({
    type: PostRef,
    nullable: true,
    authScopes: { public: true },
    description:
      'A post by id for whoever has its address, signed in or not; null when there is none. Signed out, what it says of its author is who they are: their profile is for members.',
    args: { id: t.arg({ type: 'UUID', required: true, description: '`Post.databaseId`.' }) },
    resolve: (_root, { id }, { dependencies, viewer }) => loadSharedPost(dependencies, viewer, id),
  }),
)
