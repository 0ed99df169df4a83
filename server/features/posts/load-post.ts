import type { Dependencies } from '#server/platform/dependencies.ts'
import { unnestIds } from '#server/platform/database/unnest-ids.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { visibleTo } from '#server/features/visibility/visible-to.ts'
import { selectPosts, toPostView, type PostRow, type PostView } from './post-view.ts'

const POSTS_BY_ID = {
  name: 'posts-by-id',
  text: selectPosts(
    `SELECT posts.* FROM ${unnestIds('$2')} AS requested JOIN posts USING (id) WHERE ${visibleTo('$1')}`,
  ),
}

/** In the order of the ids; null where there is no such post. */
export async function loadPosts(
  dependencies: Dependencies,
  viewer: Viewer,
  ids: readonly string[],
): Promise<(PostView | null)[]> {
  return loadFor(dependencies, viewer.memberId, ids)
}

export async function loadPost(
  dependencies: Dependencies,
  viewer: Viewer,
  id: string,
): Promise<PostView | null> {
  const [post] = await loadPosts(dependencies, viewer, [id])
  return post ?? null
}

/** One post for whoever has its address, member or visitor: a shared link shows it to everyone. */
export async function loadSharedPost(
  dependencies: Dependencies,
  viewer: Viewer | null,
  id: string,
): Promise<PostView | null> {
  const [post] = await loadFor(dependencies, viewer?.memberId ?? null, [id])
  return post ?? null
}

/** `readerId`: whose reactions are told; null for a visitor, who has none. */
async function loadFor(
  { sql }: Dependencies,
  readerId: string | null,
  ids: readonly string[],
): Promise<(PostView | null)[]> {
  const rows = await sql<PostRow>(POSTS_BY_ID, [readerId, ids])
  const found = new Map(rows.map((row) => [row.id, toPostView(row)]))
  return ids.map((id) => found.get(id) ?? null)
}
