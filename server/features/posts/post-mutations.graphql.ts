import { POST_EDIT_MINUTES } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import {
  FileTooLargeError,
  NotAllowedError,
  NotFoundError,
  Refusal,
  UnsupportedFileTypeError,
  ValidationError,
} from '#server/platform/refusals.ts'
import { IdempotencyKeyReusedError } from '#server/platform/idempotency.ts'
import { attachMeme } from '#server/features/memes/meme-attachment.ts'
import { createPost } from './create-post.ts'
import { deletePost } from './delete-post.ts'
import { editPost } from './edit-post.ts'
import { defineMutation } from '#server/platform/graphql/define-mutation.ts'
import { descriptions } from '#server/platform/graphql/descriptions.ts'
import { MemeInput } from '#server/features/memes/meme-input.graphql.ts'
import { viewerField } from '#server/features/members/viewer.graphql.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { requireId } from '#server/platform/graphql/require-id.ts'
import { newestFirstEdge, PostEdge } from './post-connection.graphql.ts'
import { POST_ID, postField } from './post.graphql.ts'

defineMutation('createPost', {
  access: 'write',
  description:
    'Creates a post and publishes it to `postEvents`. It has text, an image or video, or both; the file is sent with the request, was uploaded before or is drawn from a meme. A post with a video is visible to its author only, and is published when the video is ready.',
  refusals: [
    ValidationError,
    FileTooLargeError,
    UnsupportedFileTypeError,
    IdempotencyKeyReusedError,
    NotFoundError,
    NotAllowedError,
  ],
  input: (t) => ({
    text: t.string({ required: true, defaultValue: '', description: descriptions.postText }),
    media: t.field({
      type: 'Upload',
      description: 'A JPEG, PNG, GIF or WebP image or an MP4 or WebM video of at most 40 MB.',
    }),
    mediaId: t.field({
      type: 'UUID',
      description:
        'Instead of `media`: the id of a file that was uploaded to POST /api/v1/media within the last day and is not used by a post.',
    }),
    meme: t.field({
      type: MemeInput,
      description: 'Instead of `media`: a meme, from which the server draws the image.',
    }),
    remixOfId: t.id({
      description: 'The `Post.id` of the meme that `meme` is a remix of. Its author is notified.',
    }),
    altText: t.string({
      description: `${descriptions.altText} A meme without one gets its template and captions.`,
    }),
    creditPostId: t.id({
      description:
        'The `Post.id` of the post from which the picture is. Its author is notified. It must not be your own.',
    }),
    idempotencyKey: t.string({
      description:
        'A key of at most 200 characters chosen by the client. Sending it again within a day returns the post that the ' +
        'first request created.',
    }),
  }),
  resolve: async (input, author, { dependencies }) => {
    if (input.media instanceof Refusal) throw input.media
    const remixOfId =
      input.remixOfId == null ? null : requireId(input.remixOfId, 'Post', messages.postNotFound)
    if (remixOfId && !input.meme)
      throw new ValidationError([{ path: 'remixOfId', message: messages.remixWithoutMeme }])
    const post = await createPost(dependencies, author, {
      text: input.text,
      upload: input.media ?? null,
      mediaId: input.mediaId ?? null,
      altText: input.altText ?? '',
      creditPostId: input.creditPostId ? requireId(input.creditPostId, 'Post', messages.postNotFound) : null,
      attachment: input.meme ? attachMeme(input.meme, remixOfId) : null,
      idempotencyKey: input.idempotencyKey ?? null,
    })
    return { post }
  },
  payload: (t) => ({
    post: t.expose('post', postField),
    postEdge: t.field({
      type: PostEdge,
      description: 'The edge of the new post in connections that list the newest posts first.',
      resolve: ({ post }) => newestFirstEdge(post),
    }),
  }),
})

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
