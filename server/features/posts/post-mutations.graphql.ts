import { messages } from '#rules/messages.ts'
import {
  FileTooLargeError,
  IdempotencyKeyReusedError,
  NotAllowedError,
  MissingScopeError,
  NotAuthenticatedError,
  NotFoundError,
  Refusal,
  UnsupportedFileTypeError,
  ValidationError,
} from '#server/platform/refusals.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { requireWriter, type Viewer } from '#server/platform/viewer.ts'
import { createPost } from './create-post.ts'
import { deletePost } from './delete-post.ts'
import { loadPost } from './load-post.ts'
import type { PostView } from './post-view.ts'
import { sharePost } from '#server/features/sharing/share-post.ts'
import { reactToPost } from '#server/features/reactions/react-to-post.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { descriptions } from '#server/platform/graphql/descriptions.ts'
import { encodeGlobalId, idOfType } from '#server/platform/graphql/global-id.ts'
import { PostRef, ReactionType } from './post.graphql.ts'

const write = { authScopes: { write: true } } as const

builder.relayMutationField(
  'createPost',
  {
    description:
      'A new post: text, a picture or video, or both. The file comes along, or was uploaded before.',
    inputFields: (t) => ({
      text: t.string({ required: true, defaultValue: '', description: descriptions.postText }),
      media: t.field({
        type: 'Upload',
        description: 'A JPEG, PNG, GIF or WebP picture or an MP4 or WebM video of at most 40 MB.',
      }),
      mediaId: t.field({
        type: 'UUID',
        description:
          'Instead of `media`: the id of a file that was uploaded to POST /api/v1/media within the last day and that ' +
          'no post has taken.',
      }),
      altText: t.string({
        description: descriptions.altText,
      }),
      idempotencyKey: t.string({
        description:
          "The caller's own name for this request, of at most 200 characters. Sent again within a day it answers with " +
          'the post that it made, and makes no second one.',
      }),
    }),
  },
  {
    ...write,
    description:
      "Posts something. Everyone who watches `postEvents` hears of it; of a post with a video once that is ready, and until then the post is its author's alone.",
    errors: {
      types: [
        ValidationError,
        FileTooLargeError,
        UnsupportedFileTypeError,
        IdempotencyKeyReusedError,
        NotFoundError,
        NotAuthenticatedError,
        MissingScopeError,
      ],
    },
    resolve: async (_root, { input }, { dependencies, viewer }) => {
      const author = requireWriter(viewer)
      if (input.media instanceof Refusal) throw input.media
      const postId = await createPost(dependencies, author, {
        text: input.text,
        upload: input.media ?? null,
        mediaId: input.mediaId ?? null,
        altText: input.altText ?? '',
        idempotencyKey: input.idempotencyKey ?? null,
      })
      return { post: await requirePost(dependencies, author, postId) }
    },
  },
  {
    description: 'What posting did.',
    outputFields: (t) => ({
      post: t.field({ type: PostRef, description: 'The new post.', resolve: ({ post }) => post }),
    }),
  },
)

builder.relayMutationField(
  'deletePost',
  {
    description: 'Which post to delete.',
    inputFields: (t) => ({ postId: t.id({ required: true, description: '`Post.id`.' }) }),
  },
  {
    ...write,
    description: 'Deletes an own post for everyone, with its reactions and its media.',
    errors: { types: [NotFoundError, NotAllowedError, NotAuthenticatedError, MissingScopeError] },
    resolve: async (_root, { input }, { dependencies, viewer }) => {
      const postId = requirePostId(input.postId)
      await deletePost(dependencies, requireWriter(viewer), postId)
      return { deletedPostId: encodeGlobalId('Post', postId) }
    },
  },
  {
    description: 'What deleting did.',
    outputFields: (t) => ({
      deletedPostId: t.id({
        description: '`Post.id` of the post that is gone.',
        resolve: ({ deletedPostId }) => deletedPostId,
      }),
    }),
  },
)

builder.relayMutationField(
  'reactToPost',
  {
    description: 'What the member thinks of which post.',
    inputFields: (t) => ({
      postId: t.id({ required: true, description: '`Post.id`.' }),
      type: t.field({
        type: ReactionType,
        required: true,
        description: 'The same type again takes the reaction back, the other type replaces it.',
      }),
    }),
  },
  {
    ...write,
    description: 'Likes or dislikes a post, or takes that back.',
    errors: { types: [NotFoundError, NotAuthenticatedError, MissingScopeError] },
    resolve: async (_root, { input }, { dependencies, viewer }) => {
      const reader = requireWriter(viewer)
      const postId = requirePostId(input.postId)
      await reactToPost(dependencies, reader, postId, input.type)
      return { post: await requirePost(dependencies, reader, postId) }
    },
  },
  {
    description: 'What reacting did.',
    outputFields: (t) => ({
      post: t.field({
        type: PostRef,
        description: 'The post with its new counts.',
        resolve: ({ post }) => post,
      }),
    }),
  },
)

builder.relayMutationField(
  'sharePost',
  {
    description: 'Which post was passed on.',
    inputFields: (t) => ({ postId: t.id({ required: true, description: '`Post.id`.' }) }),
  },
  {
    ...write,
    description: 'Counts that the member passed a post on. Once for each member, however often they do.',
    errors: { types: [NotFoundError, NotAuthenticatedError, MissingScopeError] },
    resolve: async (_root, { input }, { dependencies, viewer }) => {
      const reader = requireWriter(viewer)
      const postId = requirePostId(input.postId)
      await sharePost(dependencies, reader, postId)
      return { post: await requirePost(dependencies, reader, postId) }
    },
  },
  {
    description: 'What sharing did.',
    outputFields: (t) => ({
      post: t.field({
        type: PostRef,
        description: 'The post with its new count.',
        resolve: ({ post }) => post,
      }),
    }),
  },
)

/** An id of something else names no post. */
function requirePostId(globalId: string): string {
  const postId = idOfType(globalId, 'Post')
  if (!postId) throw new NotFoundError(messages.postNotFound)
  return postId
}

async function requirePost(dependencies: Dependencies, viewer: Viewer, postId: string): Promise<PostView> {
  const post = await loadPost(dependencies, viewer, postId)
  if (!post) throw new NotFoundError(messages.postNotFound)
  return post
}
