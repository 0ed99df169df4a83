import { mapNodes, type ConnectionArguments, type Page } from '#server/platform/database/paged-list.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { loadFeed } from './load-feed.ts'
import { POSTS_OF_MEMBER, TRENDING_POSTS, type PostList } from './post-lists.ts'
import { toPostView, type PostView } from './post-query.ts'

/** Returns a page of a list as the viewer sees it. */
export async function listPosts(
  dependencies: Dependencies,
  viewer: Viewer,
  list: PostList,
  window: ConnectionArguments,
): Promise<Page<PostView>> {
  if (list.kind === 'member') {
    const [page] = await listPostsOfMembers(dependencies, viewer, [list.memberId], window)
    if (page) return page
  }
  if (list.kind === 'feed') return mapNodes(await loadFeed(dependencies, viewer.memberId, window), toPostView)
  const values = { viewerId: viewer.memberId }
  return mapNodes(await TRENDING_POSTS.load(dependencies.sql, values, window), toPostView)
}

/** Returns the same page of the posts of each member, in the order of the ids. */
export async function listPostsOfMembers(
  { sql }: Dependencies,
  { memberId: viewerId }: Viewer,
  memberIds: readonly string[],
  window: ConnectionArguments,
): Promise<Page<PostView>[]> {
  const pages = await POSTS_OF_MEMBER.loadEach(sql, { viewerId }, memberIds, window)
  return pages.map((page) => mapNodes(page, toPostView))
}
