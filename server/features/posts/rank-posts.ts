import { sql } from 'kysely'
import { TRENDING_RANK_MAX } from '#rules/limits.ts'
import { trendingFor } from '#server/features/visibility/clusters.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { comparePosition } from '#server/platform/lists/keyset.ts'
import { HOTTEST_FIRST } from './post-lists.ts'

/** Why a post has its place among the trending posts. */
export type PostRanking = {
  hotScore: number
  /** Without the reaction of the author. */
  likes: number
  dislikes: number
  createdAt: Date
  /** The place in `trendingPosts`, from 1. Null after the first 1,000 and for sensitive posts. */
  trendingRank: number | null
}

const RANKINGS = prepareQuery(
  'post-rankings',
  ({ ids, viewerId }: ParametersOf<{ ids: readonly string[]; viewerId: string }>) => sql<
    PostRanking & { id: string }
  >`
    SELECT ranked.id, ranked.hot_score AS "hotScore", ranked.created_at AS "createdAt",
      ranked.like_count - (own.kind IS NOT DISTINCT FROM 'like')::int AS likes,
      ranked.dislike_count - (own.kind IS NOT DISTINCT FROM 'dislike')::int AS dislikes,
      CASE WHEN ranked.is_public AND NOT ranked.is_sensitive AND better.posts < ${sql.lit(TRENDING_RANK_MAX)} THEN better.posts + 1 END AS "trendingRank"
    FROM ${unnestIds(ids)} AS requested
    JOIN posts AS ranked USING (id)
    LEFT JOIN reactions AS own ON own.post_id = ranked.id AND own.member_id = ranked.author_id
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS posts FROM (
        SELECT FROM posts
        WHERE ${trendingFor(viewerId)}
          AND ${comparePosition(HOTTEST_FIRST, 'before', [sql.ref('ranked.hot_score'), sql.ref('ranked.id')])}
        ORDER BY hot_score DESC, id DESC LIMIT ${sql.lit(TRENDING_RANK_MAX)}
      ) AS better
    ) AS better`,
)

/** Returns the rankings in the order of the ids, with null for deleted posts. */
export async function loadRankings(
  { sql: run }: Dependencies,
  { memberId: viewerId }: Viewer,
  ids: readonly string[],
): Promise<(PostRanking | null)[]> {
  const rows = await RANKINGS(run, { ids: [...new Set(ids)], viewerId })
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => found.get(id) ?? null)
}
