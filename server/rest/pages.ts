import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { PAGE_SIZE, PAGE_SIZE_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { parseInput } from '#server/domain/errors.ts'
import type { Viewer } from '#server/domain/members/session.ts'
import { listPosts } from '#server/domain/posts/list-posts.ts'
import { countPosts, pageStart } from '#server/domain/posts/numbered-pages.ts'
import type { PostList } from '#server/domain/posts/post-lists.ts'
import { presentPost } from './present.ts'

const pageSchema = z.object({
  page: z.coerce
    .number(messages.pageInvalid)
    .int(messages.pageInvalid)
    .min(1, messages.pageInvalid)
    .default(1),
  limit: z.coerce
    .number(messages.limitInvalid)
    .int(messages.limitInvalid)
    .min(1, messages.limitInvalid)
    .max(PAGE_SIZE_MAX, messages.limitInvalid)
    .default(PAGE_SIZE),
})

type NumberedPage = z.infer<typeof pageSchema>

export function pageOf(request: FastifyRequest): NumberedPage {
  return parseInput(pageSchema, request.query)
}

/** A numbered page of a connection: found by its cursor, then read like any other page. Beyond the last it is empty. */
export async function readPage(
  dependencies: Dependencies,
  viewer: Viewer,
  list: PostList,
  { page, limit }: NumberedPage,
) {
  const [totalPosts, after] = await Promise.all([
    countPosts(dependencies, list),
    pageStart(dependencies, list, page, limit),
  ])
  const { posts } =
    after === undefined ? { posts: [] } : await listPosts(dependencies, viewer, list, { first: limit, after })
  return {
    success: true,
    message: messages.postsFetched,
    posts: posts.map(({ post }) => presentPost(post)),
    totalPages: Math.ceil(totalPosts / limit),
    currentPage: page,
    totalPosts,
  }
}
