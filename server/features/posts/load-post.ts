import { sql, type RawBuilder } from 'kysely'
import { messages } from '#rules/messages.ts'
import type { RowOf } from '#server/platform/database/tables.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import { NotFoundError } from '#server/platform/refusals.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { openedBy } from '#server/features/visibility/visible-to.ts'
import { selectPosts, toPostView, type PostView } from './post-query.ts'

type Parameters = ParametersOf<{ viewerId: string | null; ids: readonly string[] }>

const POSTS_BY_ID = preparePosts('posts-by-id', ({ viewerId }) => openedBy(viewerId))
const HIDDEN_OR_VISIBLE_POSTS = preparePosts('hidden-or-visible-posts', () => sql`true`)

function preparePosts(name: string, condition: (parameters: Parameters) => RawBuilder<boolean>) {
  return prepareQuery(name, (parameters: Parameters) =>
    selectPosts(
      sql<RowOf<'posts'>>`(
        SELECT posts.* FROM ${unnestIds(parameters.ids)} AS requested JOIN posts USING (id)
        WHERE ${condition(parameters)}
      )`,
      parameters.viewerId,
    ),
  )
}

/** Returns the posts in the order of the ids, with null for posts that the viewer cannot see. */
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

/** Throws `NotFoundError` if the viewer cannot see the post. */
export async function requirePost(dependencies: Dependencies, viewer: Viewer, id: string): Promise<PostView> {
  const post = await loadPost(dependencies, viewer, id)
  if (!post) throw new NotFoundError(messages.postNotFound)
  return post
}

/** Returns posts to members and visitors, in the order of the ids. */
export function loadSharedPosts(
  dependencies: Dependencies,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<(PostView | null)[]> {
  return loadFor(dependencies, viewer?.memberId ?? null, ids)
}

export async function loadSharedPost(
  dependencies: Dependencies,
  viewer: Viewer | null,
  id: string,
): Promise<PostView | null> {
  const [post] = await loadSharedPosts(dependencies, viewer, [id])
  return post ?? null
}

/** For events, whose audience decides who may see the post. Returns it without the reaction and the bookmark of a viewer. */
export async function loadPostOfEvent(
  { sql: run }: Dependencies,
  postId: string,
): Promise<PostView | undefined> {
  const [row] = await HIDDEN_OR_VISIBLE_POSTS(run, { viewerId: null, ids: [postId] })
  return row && toPostView(row)
}

async function loadFor(
  dependencies: Dependencies,
  viewerId: string | null,
  ids: readonly string[],
): Promise<(PostView | null)[]> {
  const rows = await POSTS_BY_ID(dependencies.sql, { viewerId, ids })
  const found = new Map(rows.map((row) => [row.id, toPostView(row)]))
  return ids.map((id) => found.get(id) ?? null)
}
