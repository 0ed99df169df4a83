import { z } from 'zod'
import { PAGE_SIZE, PAGE_SIZE_MAX, POST_TEXT_COUNT_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { altTextSchema, idempotencyKeySchema, postTextSchema, reactionTypeSchema } from '#rules/post-rules.ts'
import { LOCATION } from '#server/platform/rest/openapi/headers.ts'
import { example, operation, success } from '#server/platform/rest/openapi/operation.ts'
import { EXAMPLE, POST_EXAMPLE, REACTIONS_EXAMPLE } from '#server/platform/rest/examples.ts'
import { MEDIA_REFUSALS } from '#server/platform/rest/refusals.ts'
import { postIdSchema, postSchema, reactionShape, uploadIdSchema } from '#server/platform/rest/shapes.ts'

const pageSchema = z.object({
  page: z.coerce
    .number(messages.pageInvalid)
    .int(messages.pageInvalid)
    .min(1, messages.pageInvalid)
    .default(1)
    .meta({ description: 'Counted from 1. Beyond the last one a page is empty.', examples: [2] }),
  limit: z.coerce
    .number(messages.limitInvalid)
    .int(messages.limitInvalid)
    .min(1, messages.limitInvalid)
    .max(PAGE_SIZE_MAX, messages.limitInvalid)
    .default(PAGE_SIZE)
    .meta({ description: 'Posts on a page.', examples: [20] }),
})

export type NumberedPage = z.output<typeof pageSchema>

const numberedPage = success(
  {
    posts: z.array(postSchema),
    totalPages: z.int().meta({ minimum: 0 }),
    currentPage: z.int().meta({ minimum: 1 }),
    totalPosts: z.int().meta({ minimum: 0 }),
  },
  {
    description: 'The page, and how many there are.',
    example: {
      message: messages.postsFetched,
      posts: [POST_EXAMPLE],
      totalPages: 1,
      currentPage: 1,
      totalPosts: 1,
    },
  },
)

const list = (operationId: string, summary: string, description: string) =>
  operation({
    operationId,
    tag: 'Posts',
    summary,
    description,
    access: 'read',
    request: { querystring: pageSchema },
    answers: { 200: numberedPage },
    refusals: { 400: [messages.pageInvalid, messages.limitInvalid] },
  })

export const listFeed = list('listFeed', 'Page through the feed', 'All posts, newest first.')
export const listOwnPosts = list(
  'listOwnPosts',
  "Page through one's own posts",
  'Newest first. A post whose video is not ready yet is not among them; `getPost` shows it to its author.',
)
export const listTrendingPosts = list(
  'listTrendingPosts',
  'Page through the trending posts',
  'The hottest first: likes weigh less the older a post is.',
)

const byId = z.object({ id: postIdSchema })
const onePost = (description: string, message: string, headers?: typeof LOCATION) =>
  success({ post: postSchema }, { description, example: { message, post: POST_EXAMPLE }, headers })

export const createPost = operation({
  operationId: 'createPost',
  tag: 'Posts',
  summary: 'Post',
  description:
    'Posts a text, a picture or video, or both. The file comes along, or was uploaded before with `uploadMedia`. A post with a video is shown to others once the video is processed. What it is counts by its own bytes, whatever its name; it is stored anew, without what its camera wrote into it.',
  access: 'write',
  body: 'form',
  request: {
    headers: z.object({
      'idempotency-key': idempotencyKeySchema.optional().meta({
        description:
          "The caller's own name for this request. Sent again within a day it answers with the post that it made, and makes no second one.",
        examples: ['5f0c6a52-1d3c-4f1e-9d53-2f7a3a0c9d11'],
      }),
    }),
    body: z
      .object({
        title: postTextSchema.optional().describe('The text, at most 500 characters.'),
        altText: altTextSchema
          .optional()
          .describe('Describes the picture for those who cannot see it; replaces what was uploaded with it.'),
        mediaId: uploadIdSchema
          .optional()
          .describe('Instead of `post`: the id of an upload of the last day that no post has taken.'),
        post: z.file().optional().describe('JPEG, PNG, GIF, WebP, MP4 or WebM, at most 40 MB.'),
      })
      .meta(example({ title: POST_EXAMPLE.title })),
  },
  answers: { 201: onePost('Posted.', messages.postCreated, LOCATION) },
  refusals: {
    400: [
      messages.postEmpty,
      messages.textTooLong(501),
      messages.textTooLong(`more than ${POST_TEXT_COUNT_MAX}`),
      messages.altTextTooLong,
      messages.oneFileOnly,
      messages.uploadIdInvalid,
      messages.uploadNotFound,
      messages.uploadTaken,
      messages.videoFailed,
      messages.uploadOrFile,
      messages.idempotencyKeyInvalid,
    ],
    404: [messages.postNotFound],
    409: [messages.idempotencyKeyReused],
    ...MEDIA_REFUSALS,
  },
})

export const getPost = operation({
  operationId: 'getPost',
  tag: 'Posts',
  summary: 'Read one post',
  description: 'One post as the caller sees it.',
  access: 'read',
  request: { params: byId },
  answers: { 200: onePost('The item at the end of the edge.', messages.postFetched) },
  refusals: { 400: [messages.postIdInvalid], 404: [messages.postNotFound] },
})

export const deletePost = operation({
  operationId: 'deletePost',
  tag: 'Posts',
  summary: "Delete one's own post",
  description: 'Deletes it at once, for everyone, with its picture and its reactions.',
  access: 'write',
  request: { params: byId },
  answers: { 200: success({}, { description: 'Deleted.', example: { message: messages.postDeleted } }) },
  refusals: {
    400: [messages.postIdInvalid],
    403: [messages.postNotYours],
    404: [messages.postNotFound],
  },
})

export const reactToPost = operation({
  operationId: 'reactToPost',
  tag: 'Posts',
  summary: 'Like or dislike a post',
  description: 'Sets the reaction in place of the other one. The same one again takes it back.',
  access: 'write',
  request: {
    body: z
      .object({ postId: postIdSchema, type: reactionTypeSchema })
      .meta(example({ postId: EXAMPLE.postId, type: 'like' })),
  },
  answers: {
    200: success(reactionShape, {
      description: 'What stands now.',
      example: { message: messages.reacted, ...REACTIONS_EXAMPLE },
    }),
  },
  refusals: { 400: [messages.postIdInvalid, messages.reactionTypeInvalid], 404: [messages.postNotFound] },
})

export const sharePost = operation({
  operationId: 'sharePost',
  tag: 'Posts',
  summary: 'Count a share',
  description:
    'Says that the caller passed the post on: its address is `/post/{id}`. Counts once for each member, however often they do.',
  access: 'write',
  request: { params: byId },
  answers: {
    200: success(
      { shares: z.int().meta({ minimum: 0 }) },
      {
        description: 'The number of members who shared the post.',
        example: { message: messages.shared, shares: 1 },
      },
    ),
  },
  refusals: { 400: [messages.postIdInvalid], 404: [messages.postNotFound] },
})
