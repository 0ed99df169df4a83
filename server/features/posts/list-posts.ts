import { mapNodes, type ConnectionArguments, type Page } from '#server/platform/lists/paged-list.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { FEED, MEMES_OF_MEMBER, POSTS_OF_MEMBER, TRENDING_POSTS, type PostList } from './post-lists.ts'
import { toPostView, type PostView } from './post-query.ts'

/** Returns a page of a list as the viewer, or a visitor, sees it. */
export async function listPosts(
  dependencies: Dependencies,
  viewer: Viewer | null,
  list: PostList,
  window: ConnectionArguments,
): Promise<Page<PostView>> {
  if (list.kind === 'member') {
    const [page] = await listPostsOfMembers(dependencies, viewer, [list.memberId], window)
    if (page) return page
  }
  const posts = list.kind === 'feed' ? FEED : TRENDING_POSTS
  return mapNodes(
    await posts.load(dependencies.sql, { viewerId: viewer?.memberId ?? null }, window),
    toPostView,
  )
}

/** Returns the same page of the posts of each member, or of those with media only, in the order of the ids. */
export async function listPostsOfMembers(
  { sql }: Dependencies,
  viewer: Viewer | null,
  memberIds: readonly string[],
  { hasMedia = false, ...window }: ConnectionArguments & { hasMedia?: boolean },
): Promise<Page<PostView>[]> {
  const list = hasMedia ? MEMES_OF_MEMBER : POSTS_OF_MEMBER
  const pages = await list.loadEach(sql, { viewerId: viewer?.memberId ?? null }, memberIds, window)
  return pages.map((page) => mapNodes(page, toPostView))
}
