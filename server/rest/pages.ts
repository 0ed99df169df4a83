import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import type { Viewer } from '#server/domain/members/viewer.ts'
import { readNumberedPage } from '#server/domain/posts/numbered-pages.ts'
import type { PostList } from '#server/domain/posts/post-lists.ts'
import { presentPost } from './present.ts'
import type { NumberedPage } from './schemas/posts.ts'
import { succeed } from './succeed.ts'

/** A numbered page of a list; beyond the last it is empty. */
export async function readPage(
  dependencies: Dependencies,
  viewer: Viewer,
  list: PostList,
  { page, limit }: NumberedPage,
) {
  const { posts, totalCount } = await readNumberedPage(dependencies, viewer, list, {
    number: page,
    size: limit,
  })
  return succeed(messages.postsFetched, {
    posts: posts.map((post) => presentPost(post)),
    totalPages: Math.ceil(totalCount / limit),
    currentPage: page,
    totalPosts: totalCount,
  })
}
