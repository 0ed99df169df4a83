import { sql } from 'kysely'
import { LOOKALIKES_MAX } from '#rules/limits.ts'
import { loadUpload } from '#server/features/media/uploads.ts'
import { loadSharedPosts } from '#server/features/posts/load-post.ts'
import { selectPosts, toPostView, type PostView } from '#server/features/posts/post-query.ts'
import { isPublic, listedFor } from '#server/features/visibility/visible-to.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { RowOf } from '#server/platform/database/tables.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { earlierPosts } from '#server/features/visibility/clusters.ts'

const LOOKALIKES = prepareQuery(
  'lookalikes',
  ({ viewerId, mediaId }: ParametersOf<{ viewerId: string; mediaId: string }>) =>
    selectPosts(
      sql<RowOf<'posts'>>`(
        SELECT * FROM posts
        WHERE cluster_id = (SELECT cluster_id FROM media WHERE id = ${mediaId}::uuid)
          AND media_id <> ${mediaId}::uuid AND ${isPublic} AND ${listedFor(viewerId)}
        ORDER BY created_at, id LIMIT ${sql.lit(LOOKALIKES_MAX)}
      )`,
      viewerId,
    ).orderBy('createdAt'),
)

/** The oldest posts that show the same picture as an upload of the viewer. Throws NotFoundError for uploads of others. */
export async function listLookalikes(
  dependencies: Dependencies,
  viewer: Viewer,
  mediaId: string,
): Promise<PostView[]> {
  await loadUpload(dependencies, viewer, mediaId)
  const rows = await LOOKALIKES(dependencies.sql, { viewerId: viewer.memberId, mediaId })
  return rows.map(toPostView)
}

const FIRST_SEEN = prepareQuery(
  'first-seen',
  ({ viewerId, ids }: ParametersOf<{ viewerId: string | null; ids: readonly string[] }>) => sql<{
    id: string
    firstId: string
  }>`
    SELECT posts.id, first.id AS "firstId" FROM ${unnestIds(ids)} AS requested JOIN posts USING (id)
    CROSS JOIN LATERAL (${earlierPosts(sql`${viewerId}::uuid`)} LIMIT 1) AS first`,
)

/** Returns the oldest post with the picture of each post, in the order of the ids. Null for posts that are the oldest. */
export async function loadFirstSeen(
  dependencies: Dependencies,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<(PostView | null)[]> {
  const rows = await FIRST_SEEN(dependencies.sql, { viewerId: viewer?.memberId ?? null, ids })
  if (rows.length === 0) return ids.map(() => null)
  const firstIds = new Map(rows.map(({ id, firstId }) => [id, firstId]))
  const posts = await loadSharedPosts(dependencies, viewer, [...new Set(firstIds.values())])
  const found = new Map(posts.map((post) => [post?.id, post]))
  return ids.map((id) => found.get(firstIds.get(id)) ?? null)
}
