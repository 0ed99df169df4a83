import { z } from 'zod'
import { PAGE_SIZE, PAGE_SIZE_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { altTextSchema, idempotencyKeySchema, postTextSchema, sensitiveSchema } from '#rules/post-rules.ts'
import { uploadIdSchema } from '#server/features/media/upload-json.ts'
import { IdempotencyKeyReusedError } from '#server/platform/idempotency.ts'
import { NotAllowedError, NotFoundError, parseInput } from '#server/platform/refusals.ts'
import { countField, fileField } from '#server/platform/rest/fields.ts'
import { withForm } from '#server/platform/rest/form.ts'
import { LOCATION } from '#server/platform/rest/openapi/headers.ts'
import { operationFactory } from '#server/platform/rest/operation.ts'
import { success } from '#server/platform/rest/responses.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { createPost } from './create-post.ts'
import { deletePost } from './delete-post.ts'
import { requirePost } from './load-post.ts'
import { countPages, loadNumberedPage, REACHED_POSTS } from './numbered-pages.ts'
import { postIdSchema, postSchema, presentPost } from './post-json.ts'
import type { PostList } from './post-lists.ts'

const operation = operationFactory('Posts')

const positiveInteger = (message: string) => z.coerce.number(message).int(message).min(1, message)

const pageSchema = z.object({
  page: positiveInteger(messages.pageInvalid)
    .default(1)
    .meta({
      description: `Starts at 1. Pages reach the first ${REACHED_POSTS}; a page after the last one is empty.`,
      examples: [2],
    }),
  limit: positiveInteger(messages.limitInvalid)
    .max(PAGE_SIZE_MAX, messages.limitInvalid)
    .default(PAGE_SIZE)
    .meta({
      description:
        'The number of posts on a page. Pages are positions that are the same for everyone, so a page has fewer posts for a caller who hides some of them.',
      examples: [20],
    }),
})

const pageShape = {
  posts: z.array(postSchema),
  totalPages: countField(`The number of pages that the first ${REACHED_POSTS} fill.`),
  currentPage: z.int().meta({ minimum: 1, examples: [1] }),
  totalPosts: countField('The number of all posts in the list.'),
}

const listOperation = (
  route: `GET /${string}`,
  list: (viewer: Viewer) => PostList,
  documentation: { operationId: string; summary: string; description: string },
) =>
  operation({
    route,
    ...documentation,
    access: 'read',
    input: { query: pageSchema },
    response: success(messages.postsFetched, pageShape),
    async handle({ dependencies, viewer, query: { page, limit } }) {
      const { posts, totalPosts } = await loadNumberedPage(dependencies, viewer, list(viewer), {
        number: page,
        size: limit,
      })
      return {
        posts: posts.map((post) => presentPost(post)),
        totalPages: countPages(totalPosts, limit),
        currentPage: page,
        totalPosts,
      }
    },
  })

operation({
  route: 'POST /post',
  operationId: 'createPost',
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
      isSensitive: sensitiveSchema
        .optional()
        .describe('Whether the image or video is blurred. The post is not in trending lists.'),
      post: fileField('JPEG, PNG, GIF, WebP, MP4 or WebM, at most 40 MB.').optional(),
    })
    .meta({ examples: [{ title: 'It works on my machine #monday' }] }),
  status: 201,
  response: success(messages.postCreated, { post: postSchema }, LOCATION),
  refusals: [NotFoundError, IdempotencyKeyReusedError],
  handle({ dependencies, viewer, headers, request, reply }) {
    return withForm(dependencies, request, async ({ fields, upload }) => {
      const post = await createPost(dependencies, viewer, {
        text: fields['title'] ?? '',
        altText: fields['altText'] ?? '',
        upload,
        attachments: [],
        creditPostId: null,
        mediaId: fields['mediaId'] ? parseInput(uploadIdSchema, fields['mediaId']) : null,
        isSensitive: parseInput(sensitiveSchema, fields['isSensitive'] ?? 'false') === 'true',
        idempotencyKey: headers['idempotency-key'] ?? null,
      })
      reply.header('location', `/api/v1/post/${post.id}`)
      return { post: presentPost(post) }
    })
  },
})

listOperation('GET /post', () => ({ kind: 'feed' }), {
  operationId: 'listFeed',
  summary: 'List all posts by page',
  description: 'All posts, newest first.',
})

listOperation('GET /post/me', ({ memberId }) => ({ kind: 'member', memberId }), {
  operationId: 'listOwnPosts',
  summary: 'List own posts by page',
  description:
    'Newest first. A post whose video is still processed is not listed; `getPost` returns it to its author.',
})

listOperation('GET /post/trending', () => ({ kind: 'trending' }), {
  operationId: 'listTrendingPosts',
  summary: 'List trending posts by page',
  description: 'Most trending first: the weight of likes decreases with the age of the post.',
})

operation({
  route: 'GET /post/:id',
  operationId: 'getPost',
  summary: 'Read a post',
  description: 'A post as the caller sees it.',
  access: 'read',
  input: { id: postIdSchema },
  response: success(messages.postFetched, { post: postSchema }),
  async handle({ dependencies, viewer, id }) {
    return { post: presentPost(await requirePost(dependencies, viewer, id)) }
  },
})

operation({
  route: 'DELETE /post/me/:id',
  operationId: 'deletePost',
  summary: 'Delete an own post',
  description:
    'Deletes the post with its file and its reactions immediately. `me` is part of the path and no ID.',
  access: 'write',
  input: { id: postIdSchema },
  response: success(messages.postDeleted),
  refusals: [NotAllowedError],
  handle: ({ dependencies, viewer, id }) => deletePost(dependencies, viewer, id),
})
