/**
 * A number that is kept beside the rows it counts. Each is one statement, so that it is compared as of one moment while
 * everything goes on.
 */
export type Counter = {
  name: string
  /** Rows of `place`, what is `stored` there, and the `actual` number; right ones too. */
  compare: string
  /** Sets those right for which `wrong` (place, stored, actual) has a row. */
  repair: string
}

/** A column of a table with an id. */
function column(name: string, table: 'posts' | 'members', field: string, actual: string): Counter {
  return {
    name,
    compare: `SELECT id::text AS place, ${field} AS stored, (${actual})::int AS actual FROM ${table}`,
    repair: `UPDATE ${table} SET ${field} = wrong.actual FROM wrong WHERE id = wrong.place::uuid`,
  }
}

/** What is stored says how many places are below, but for those whose changes are noted and not added up yet. */
const MILESTONES: Counter = {
  name: 'milestones of lists',
  compare: `
    SELECT concat_ws(' ', list, key, post_id) AS place, below AS stored, actual FROM (
      SELECT list, key, post_id, below,
        sum(weight) OVER (PARTITION BY list ORDER BY key, post_id, below IS NULL ROWS UNBOUNDED PRECEDING)::int AS actual
      FROM (
        SELECT list, key, post_id, below, 0 AS weight FROM post_milestones
        UNION ALL SELECT list, key, id, NULL, 1
        FROM posts CROSS JOIN LATERAL post_places(author_id, created_at, hot_score) WHERE is_public
        UNION ALL SELECT list, key, post_id, NULL, -change FROM post_list_changes
      ) AS places
    ) AS places
    WHERE below IS NOT NULL`,
  repair: `
    UPDATE post_milestones SET below = wrong.actual FROM wrong
    WHERE concat_ws(' ', list, key, post_id) = wrong.place`,
}

/** With what is noted and not taken up yet: a round that does so meanwhile changes nothing about the difference. */
const TRENDING: Counter = {
  name: 'likes of trending members',
  compare: `
    SELECT member_id::text AS place, sum(stored)::int AS stored, sum(actual)::int AS actual FROM (
      SELECT member_id, likes AS stored, 0 AS actual FROM trending_members
      UNION ALL SELECT author_id, change, 0 FROM like_changes, trending_window WHERE created_at > since
      UNION ALL SELECT author_id, 0, 1 FROM reactions, trending_window
      WHERE created_at > since AND kind = 'like' AND member_id <> author_id
    ) AS likes
    GROUP BY member_id`,
  repair: `
    INSERT INTO trending_members AS trending (member_id, likes, all_time_likes)
    SELECT place::uuid, actual - stored,
      coalesce((SELECT like_count FROM members WHERE id = place::uuid), 0) FROM wrong
    ON CONFLICT (member_id) DO UPDATE SET likes = trending.likes + excluded.likes`,
}

/** Every counter there is: one that is added to the schema is added here. */
export const COUNTERS: readonly Counter[] = [
  column(
    'likes of posts',
    'posts',
    'like_count',
    "SELECT count(*) FROM reactions WHERE post_id = posts.id AND kind = 'like'",
  ),
  column(
    'dislikes of posts',
    'posts',
    'dislike_count',
    "SELECT count(*) FROM reactions WHERE post_id = posts.id AND kind = 'dislike'",
  ),
  column(
    'scores of posts',
    'posts',
    'score',
    `SELECT coalesce(sum(CASE kind WHEN 'like' THEN 1 ELSE -1 END), 0) FROM reactions
     WHERE post_id = posts.id AND member_id <> posts.author_id`,
  ),
  column('shares of posts', 'posts', 'share_count', 'SELECT count(*) FROM shares WHERE post_id = posts.id'),
  column(
    'posts of members',
    'members',
    'post_count',
    'SELECT count(*) FROM posts WHERE author_id = members.id AND is_public',
  ),
  column(
    'likes of members',
    'members',
    'like_count',
    `SELECT count(*) FROM reactions
     WHERE author_id = members.id AND kind = 'like' AND member_id <> members.id`,
  ),
  MILESTONES,
  TRENDING,
]
