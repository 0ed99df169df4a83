import type { Dependencies } from '#server/domain/dependencies.ts'
import type { Viewer } from '#server/domain/members/viewer.ts'
import { selectPosts, toPostView, type PostRow, type PostView } from './post-view.ts'

const POSTS_BY_ID = {
  name: 'posts-by-id',
  text: selectPosts('SELECT * FROM posts WHERE id = ANY($2)'),
}

/** In the order of the ids; null where there is no such post. */
export async function loadPosts(
  { sql }: Dependencies,
  viewer: Viewer,
  ids: readonly string[],
): Promise<(PostView | null)[]> {
  const rows = await sql<PostRow>(POSTS_BY_ID, [viewer.memberId, ids])
  const found = new Map(rows.map((row) => [row.id, toPostView(row)]))
  return ids.map((id) => found.get(id) ?? null)
}

export async function loadPost(
  dependencies: Dependencies,
  viewer: Viewer,
  id: string,
): Promise<PostView | null> {
  const [post] = await loadPosts(dependencies, viewer, [id])
  return post ?? null
}
