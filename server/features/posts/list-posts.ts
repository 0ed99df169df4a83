import { mapNodes, type ConnectionArguments, type Page } from '#server/platform/lists/paged-list.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { FEED, POSTS_OF_MEMBER, TRENDING_POSTS, type PostList } from './post-lists.ts'
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
  const posts = list.kind === 'feed' ? FEED : TRENDING_POSTS
  return mapNodes(await posts.load(dependencies.sql, { viewerId: viewer.memberId }, window), toPostView)
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
