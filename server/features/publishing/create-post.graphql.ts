import { messages } from '#rules/messages.ts'
import { attachGroup } from '#server/features/groups/attach-group.ts'
import { attachMeme } from '#server/features/memes/meme-attachment.ts'
import { MemeInput } from '#server/features/memes/meme-input.graphql.ts'
import { createPost } from '#server/features/posts/create-post.ts'
import { newestFirstEdge, PostEdge } from '#server/features/posts/post-connection.graphql.ts'
import { postField } from '#server/features/posts/post.graphql.ts'
import { defineMutation } from '#server/platform/graphql/define-mutation.ts'
import { descriptions } from '#server/platform/graphql/descriptions.ts'
import { requireId } from '#server/platform/graphql/require-id.ts'
import { IdempotencyKeyReusedError } from '#server/platform/idempotency.ts'
import {
  FileTooLargeError,
  NotAllowedError,
  NotFoundError,
  Refusal,
  UnsupportedFileTypeError,
  ValidationError,
} from '#server/platform/refusals.ts'

// A post with the kinds of content that other features attach to it.
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
    groupId: t.id({
      description:
        'The `Group.id` of the group in which the post appears. The viewer must be a member of it.',
    }),
    isSensitive: t.boolean({
      defaultValue: false,
      description:
        'Whether the post is sensitive: its media are blurred, or lists leave it out, according to the setting of each member. It is not in trending lists. A remix of a sensitive post is always sensitive.',
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
      attachments: [
        ...(input.groupId ? [attachGroup(requireId(input.groupId, 'Group', messages.groupNotFound))] : []),
        ...(input.meme ? [attachMeme(input.meme, remixOfId)] : []),
      ],
      isSensitive: input.isSensitive ?? false,
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
