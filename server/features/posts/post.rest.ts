import { z } from 'zod'
import { PAGE_SIZE, PAGE_SIZE_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { altTextSchema, idempotencyKeySchema, postTextSchema, reactionTypeSchema } from '#rules/post-rules.ts'
import { uploadIdSchema } from '#server/features/media/upload-json.ts'
import { reactToPost } from '#server/features/reactions/react-to-post.ts'
import { sharePost } from '#server/features/sharing/share-post.ts'
import { NotAllowedError, NotFoundError, parseInput } from '#server/platform/refusals.ts'
import { countField } from '#server/platform/rest/fields.ts'
import { withForm } from '#server/platform/rest/form.ts'
import { LOCATION } from '#server/platform/rest/openapi/headers.ts'
import { operation } from '#server/platform/rest/operation.ts'
import { bodyExample, success } from '#server/platform/rest/responses.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { createPost } from './create-post.ts'
import { deletePost } from './delete-post.ts'
import { requirePost } from './load-post.ts'
import { readNumberedPage } from './numbered-pages.ts'
import {
  POST_EXAMPLE,
  postIdSchema,
  postSchema,
  presentPost,
  presentReactions,
  reactionShape,
  REACTIONS_EXAMPLE,
} from './post-json.ts'
import type { PostList } from './post-lists.ts'
import { IdempotencyKeyReusedError } from '#server/platform/idempotency.ts'

const pageSchema = z.object({
  page: z.coerce
    .number(messages.pageInvalid)
    .int(messages.pageInvalid)
    .min(1, messages.pageInvalid)
    .default(1)
    .meta({ description: 'Starts at 1. A page after the last one is empty.', examples: [2] }),
  limit: z.coerce
    .number(messages.limitInvalid)
    .int(messages.limitInvalid)
    .min(1, messages.limitInvalid)
    .max(PAGE_SIZE_MAX, messages.limitInvalid)
    .default(PAGE_SIZE)
    .meta({ description: 'The number of posts on a page.', examples: [20] }),
})

const pageShape = {
  posts: z.array(postSchema),
  totalPages: countField('The number of pages.'),
  currentPage: z.int().meta({ minimum: 1 }),
  totalPosts: countField('The number of posts on all pages.'),
}

const pageExample = { posts: [POST_EXAMPLE], totalPages: 1, currentPage: 1, totalPosts: 1 }

const listOperation = (
  route: `GET /${string}`,
  list: (viewer: Viewer) => PostList,
  documentation: { operationId: string; summary: string; description: string },
) =>
  operation({
    route,
    ...documentation,
    tag: 'Posts',
    access: 'read',
    input: { query: pageSchema },
    response: success(messages.postsFetched, pageShape, { description: 'The page.', example: pageExample }),
    async handle({ dependencies, viewer, query: { page, limit } }) {
      const { posts, totalCount } = await readNumberedPage(dependencies, viewer, list(viewer), {
        number: page,
        size: limit,
      })
      return {
        posts: posts.map((post) => presentPost(post)),
        totalPages: Math.ceil(totalCount / limit),
        currentPage: page,
        totalPosts: totalCount,
      }
    },
  })

export const postOperations = [
  operation({
    route: 'POST /post',
    operationId: 'createPost',
    tag: 'Posts',
    summary: 'Create a post',
    description:
      'Creates a post with a text, an image or video, or both. The form contains the file, or the ID of a file that was uploaded with `uploadMedia`. Others see a post with a video once the video is processed. The content decides the file type, not the name; files are re-encoded without the metadata of the camera.',
    access: 'write',
    input: {
      headers: z.object({
        'idempotency-key': idempotencyKeySchema.optional().meta({
          description:
            'A unique key of this request. Repeating the request within a day returns the post that it created and does not create another.',
          examples: ['5f0c6a52-1d3c-4f1e-9d53-2f7a3a0c9d11'],
        }),
      }),
    },
    form: z
      .object({
        title: postTextSchema.optional().describe('The text, at most 500 characters.'),
        altText: altTextSchema
          .optional()
          .describe('The alternative text of the image or video. Replaces that of the upload.'),
        mediaId: uploadIdSchema
          .optional()
          .describe('In place of `post`: the ID of an upload of the last day that no post uses.'),
        post: z.file().optional().describe('JPEG, PNG, GIF, WebP, MP4 or WebM, at most 40 MB.'),
      })
      .meta(bodyExample({ title: POST_EXAMPLE.title })),
    status: 201,
    response: success(
      messages.postCreated,
      { post: postSchema },
      { description: 'The new post.', example: { post: POST_EXAMPLE }, headers: LOCATION },
    ),
    refusals: [NotFoundError, IdempotencyKeyReusedError],
    handle({ dependencies, viewer, headers, request, reply }) {
      return withForm(dependencies, request, async ({ fields, upload }) => {
        const postId = await createPost(dependencies, viewer, {
          text: fields['title'] ?? '',
          altText: fields['altText'] ?? '',
          upload,
          mediaId: fields['mediaId'] ? parseInput(uploadIdSchema, fields['mediaId']) : null,
          idempotencyKey: headers['idempotency-key'] ?? null,
        })
        const post = presentPost(await requirePost(dependencies, viewer, postId))
        reply.header('location', `/api/v1/post/${postId}`)
        return { post }
      })
    },
  }),

  listOperation('GET /post', () => ({ kind: 'feed' }), {
    operationId: 'listFeed',
    summary: 'List all posts by page',
    description: 'All posts, newest first.',
  }),
  listOperation('GET /post/me', ({ memberId }) => ({ kind: 'member', memberId }), {
    operationId: 'listOwnPosts',
    summary: 'List own posts by page',
    description:
      'Newest first. A post whose video is still processed is not listed; `getPost` returns it to its author.',
  }),
  listOperation('GET /post/trending', () => ({ kind: 'trending' }), {
    operationId: 'listTrendingPosts',
    summary: 'List trending posts by page',
    description: 'Most trending first: the weight of likes decreases with the age of the post.',
  }),

  operation({
    route: 'GET /post/:id',
    operationId: 'getPost',
    tag: 'Posts',
    summary: 'Read a post',
    description: 'A post as the caller sees it.',
    access: 'read',
    input: { id: postIdSchema },
    response: success(
      messages.postFetched,
      { post: postSchema },
      { description: 'The post.', example: { post: POST_EXAMPLE } },
    ),
    refusals: [NotFoundError],
    async handle({ dependencies, viewer, id }) {
      return { post: presentPost(await requirePost(dependencies, viewer, id)) }
    },
  }),

  operation({
    route: 'DELETE /post/me/:id',
    operationId: 'deletePost',
    tag: 'Posts',
    summary: 'Delete an own post',
    description: 'Deletes the post with its file and its reactions immediately.',
    access: 'write',
    input: { id: postIdSchema },
    response: success(messages.postDeleted, {}, { description: 'The post is deleted.' }),
    refusals: [NotAllowedError, NotFoundError],
    async handle({ dependencies, viewer, id }) {
      await deletePost(dependencies, viewer, id)
    },
  }),

  operation({
    route: 'POST /post/:id/share',
    operationId: 'sharePost',
    tag: 'Posts',
    summary: 'Record a share',
    description:
      'Records that the caller shared the link to the post, `/post/{id}`. A member counts once, however often they share it.',
    access: 'write',
    input: { id: postIdSchema },
    response: success(
      messages.shared,
      { shares: countField('The number of members who shared the post.') },
      { description: 'The number of shares.', example: { shares: 1 } },
    ),
    refusals: [NotFoundError],
    async handle({ dependencies, viewer, id }) {
      await sharePost(dependencies, viewer, id)
      return { shares: (await requirePost(dependencies, viewer, id)).shareCount }
    },
  }),

  operation({
    route: 'POST /postinteractions',
    operationId: 'reactToPost',
    tag: 'Posts',
    summary: 'Like or dislike a post',
    description: 'Replaces the other reaction. The same reaction again removes it.',
    access: 'write',
    input: {
      body: z
        .object({ postId: postIdSchema, type: reactionTypeSchema.describe('The reaction.') })
        .meta(bodyExample({ postId: POST_EXAMPLE.id, type: 'like' })),
    },
    response: success(messages.reacted, reactionShape, {
      description: 'The reactions to the post.',
      example: REACTIONS_EXAMPLE,
    }),
    refusals: [NotFoundError],
    async handle({ dependencies, viewer, body: { postId, type } }) {
      await reactToPost(dependencies, viewer, postId, type === 'like' ? 'LIKE' : 'DISLIKE')
      return presentReactions(await requirePost(dependencies, viewer, postId))
    },
  }),
]
