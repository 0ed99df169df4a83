import { sql, type Expression, type RawBuilder } from 'kysely'
import { isPublic, listedFor } from './visible-to.ts'

// The posts with the same `cluster_id` show the same picture. It is NULL for all other posts.

/** A query for the posts of the cluster that lists show to the viewer and that are older than the row of `posts`, oldest first. */
export function earlierPosts(viewerId: Expression<string | null>): RawBuilder<{ id: string }> {
  return sql`
    SELECT earlier.id FROM posts AS earlier
    WHERE earlier.cluster_id = posts.cluster_id
      AND (earlier.created_at, earlier.id) < (posts.created_at, posts.id)
      AND ${isPublic} AND ${listedFor(viewerId)}
    ORDER BY earlier.created_at, earlier.id`
}

/** The condition on `posts` that trending lists show: public ones that are not sensitive and the oldest of their cluster for the viewer. */
export function trendingFor(viewerId: Expression<string | null>): RawBuilder<boolean> {
  return sql`(${isPublic} AND NOT is_sensitive AND ${listedFor(viewerId)}
    AND (posts.cluster_id IS NULL OR NOT EXISTS (${earlierPosts(viewerId)})))`
}
