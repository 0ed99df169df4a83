import { sql } from 'kysely'
import { PAGE_SIZE_MAX } from '#rules/limits.ts'
import type { RowOf } from '#server/platform/database/tables.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { trendingFor } from '#server/features/visibility/clusters.ts'
import { selectPosts, toPostView, type PostView } from './post-query.ts'

/** Posts without an image are read too, so their number is bounded. */
const POSTS_READ_MAX = 300

const HOT_IMAGE_POSTS = prepareQuery(
  'hot-image-posts',
  ({ viewerId, first }: ParametersOf<{ viewerId: string | null; first: number }>) =>
    selectPosts(
      sql<RowOf<'posts'>>`(
        SELECT * FROM (
          SELECT * FROM posts WHERE ${trendingFor(viewerId)}
          ORDER BY hot_score DESC, id DESC LIMIT ${sql.lit(POSTS_READ_MAX)}
        ) AS hottest
        WHERE EXISTS (SELECT FROM media WHERE media.id = hottest.media_id AND media.kind = 'image')
        ORDER BY hot_score DESC, id DESC LIMIT ${first}
      )`,
      viewerId,
    )
      .orderBy('post.hot_score', 'desc')
      .orderBy('post.id', 'desc'),
)

/** The hottest posts with an image, for members and visitors. */
export async function listHotImagePosts(
  { sql: run }: Dependencies,
  viewer: Viewer | null,
  first: number,
): Promise<PostView[]> {
  const rows = await HOT_IMAGE_POSTS(run, {
    viewerId: viewer?.memberId ?? null,
    first: Math.min(Math.max(first, 0), PAGE_SIZE_MAX),
  })
  return rows.map(toPostView)
}
