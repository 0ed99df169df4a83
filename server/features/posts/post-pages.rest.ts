import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { readNumberedPage } from './numbered-pages.ts'
import type { PostList } from './post-lists.ts'
import { presentPost } from '#server/platform/rest/present.ts'
import type { NumberedPage } from './post.schemas.ts'
import { succeed } from '#server/platform/rest/succeed.ts'

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
