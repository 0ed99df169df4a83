import type { Sql } from '#server/domain/dependencies.ts'

const WRONG_COUNTERS = {
  name: 'wrong-counters',
  text: `
    SELECT 'post' AS of, post.id,
      ARRAY[post.like_count, post.dislike_count, post.score] AS counted,
      ARRAY[count(*) FILTER (WHERE kind = 'like'), count(*) FILTER (WHERE kind = 'dislike'),
        coalesce(sum(CASE kind WHEN 'like' THEN 1 WHEN 'dislike' THEN -1 END)
          FILTER (WHERE member_id <> post.author_id), 0)]::int[] AS actual
    FROM posts AS post LEFT JOIN reactions ON reactions.post_id = post.id
    GROUP BY post.id
    HAVING ARRAY[post.like_count, post.dislike_count, post.score]
      <> ARRAY[count(*) FILTER (WHERE kind = 'like'), count(*) FILTER (WHERE kind = 'dislike'),
        coalesce(sum(CASE kind WHEN 'like' THEN 1 WHEN 'dislike' THEN -1 END)
          FILTER (WHERE member_id <> post.author_id), 0)]::int[]
    UNION ALL
    SELECT 'member', id, counted, actual FROM (
      SELECT member.id, ARRAY[member.post_count, member.like_count] AS counted,
        ARRAY[
          (SELECT count(*) FROM posts WHERE author_id = member.id),
          (SELECT count(*) FROM reactions WHERE author_id = member.id AND kind = 'like' AND member_id <> author_id)
        ]::int[] AS actual
      FROM members AS member
    ) AS members
    WHERE counted <> actual`,
}

/** Posts and members whose counters are not what their rows say, with both; none, when all is well. */
export function wrongCounters(sql: Sql): Promise<object[]> {
  return sql(WRONG_COUNTERS, [])
}
