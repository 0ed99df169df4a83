import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import type { Viewer } from '#server/domain/members/viewer.ts'
import { listPosts } from '#server/domain/posts/list-posts.ts'
import { countPosts, pageStart } from '#server/domain/posts/numbered-pages.ts'
import type { PostList } from '#server/domain/posts/post-lists.ts'
import { presentPost } from './present.ts'
import type { NumberedPage } from './schemas/posts.ts'
import { succeed } from './succeed.ts'

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
  return succeed(messages.postsFetched, {
    posts: posts.map(({ post }) => presentPost(post)),
    totalPages: Math.ceil(totalPosts / limit),
    currentPage: page,
    totalPosts,
  })
}
