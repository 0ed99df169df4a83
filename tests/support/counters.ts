import type { Sql } from '#server/platform/database/types.ts'

const WRONG_COUNTERS = {
  name: 'wrong-counters',
  text: `
    SELECT 'post' AS of, post.id,
      ARRAY[post.like_count, post.dislike_count, post.score] AS counted,
      ARRAY[count(*) FILTER (WHERE kind = 'like'), count(*) FILTER (WHERE kind = 'dislike'),
        coalesce(sum(CASE kind WHEN 'like' THEN 1 WHEN 'dislike' THEN -1 END)
          FILTER (WHERE member_id <> post.author_id), 0)]::int[] AS actual
    FROM posts AS post LEFT JOIN reactions ON reactions.post_id = post.id AND NOT reactions.is_hidden
    GROUP BY post.id
    HAVING ARRAY[post.like_count, post.dislike_count, post.score]
      <> ARRAY[count(*) FILTER (WHERE kind = 'like'), count(*) FILTER (WHERE kind = 'dislike'),
        coalesce(sum(CASE kind WHEN 'like' THEN 1 WHEN 'dislike' THEN -1 END)
          FILTER (WHERE member_id <> post.author_id), 0)]::int[]
    UNION ALL
    SELECT 'shares', id, ARRAY[share_count], ARRAY[actual] FROM (
      SELECT id, share_count, (SELECT count(*)::int FROM shares WHERE post_id = posts.id) AS actual FROM posts
    ) AS posts
    WHERE share_count <> actual
    UNION ALL
    SELECT 'comments', id, ARRAY[comment_count], ARRAY[actual] FROM (
      SELECT id, comment_count, (
        SELECT count(*)::int FROM comments WHERE post_id = posts.id AND deleted_at IS NULL AND NOT is_hidden
      ) AS actual FROM posts
    ) AS posts
    WHERE comment_count <> actual
    UNION ALL
    SELECT 'comment', id, counted, actual FROM (
      SELECT id, ARRAY[reply_count, like_count, dislike_count] AS counted, ARRAY[
        (SELECT count(*) FROM comments AS reply
          WHERE reply.parent_id = comments.id AND reply.deleted_at IS NULL AND NOT reply.is_hidden),
        (SELECT count(*) FROM comment_reactions WHERE comment_id = comments.id AND NOT is_hidden AND kind = 'like'),
        (SELECT count(*) FROM comment_reactions WHERE comment_id = comments.id AND NOT is_hidden AND kind = 'dislike')
      ]::int[] AS actual FROM comments
    ) AS comments
    WHERE counted <> actual
    UNION ALL
    SELECT 'member', id, counted, actual FROM (
      SELECT member.id, ARRAY[member.post_count, member.like_count] AS counted,
        ARRAY[coalesce(own.posts, 0), coalesce(received.likes, 0)]::int[] AS actual
      FROM members AS member
      LEFT JOIN (SELECT author_id, count(*) AS posts FROM posts WHERE is_public GROUP BY author_id) AS own ON own.author_id = member.id
      LEFT JOIN (
        SELECT reactions.author_id, count(*) AS likes FROM reactions JOIN posts ON posts.id = post_id
        WHERE kind = 'like' AND member_id <> reactions.author_id AND NOT is_hidden AND NOT 'removed' = ANY (hidden_reasons)
        GROUP BY reactions.author_id
      ) AS received ON received.author_id = member.id
    ) AS members
    WHERE counted <> actual
    UNION ALL
    SELECT 'follows', id, counted, actual FROM (
      SELECT id, ARRAY[follower_count, following_count] AS counted, ARRAY[
        (SELECT count(*) FROM follows WHERE followed_id = members.id AND NOT is_hidden),
        (SELECT count(*) FROM follows WHERE follower_id = members.id AND NOT is_hidden)
      ]::int[] AS actual FROM members
    ) AS members
    WHERE counted <> actual
    UNION ALL
    SELECT 'group', id, counted, actual FROM (
      SELECT id, ARRAY[
        member_count, recent_join_count,
        (SELECT coalesce(sum(change), 0) FROM group_post_count_changes WHERE group_id = groups.id)
      ]::int[] AS counted, ARRAY[
        (SELECT count(*) FROM group_members WHERE group_id = groups.id AND NOT is_hidden),
        (SELECT count(*) FROM group_members WHERE group_id = groups.id AND NOT is_hidden AND is_recent),
        (SELECT count(*) FROM posts WHERE group_id = groups.id AND is_public)
      ]::int[] AS actual FROM groups
    ) AS groups
    WHERE counted <> actual
    UNION ALL
    SELECT 'all posts', NULL, ARRAY[counted], ARRAY[actual] FROM (
      SELECT (SELECT coalesce(sum(change), 0)::int FROM post_count_changes) AS counted,
        (SELECT count(*)::int FROM posts WHERE is_public) AS actual
    ) AS posts
    WHERE counted <> actual
    UNION ALL
    SELECT 'trending', member_id, ARRAY[counted], ARRAY[actual] FROM (
      SELECT member_id, sum(counted)::int AS counted, sum(actual)::int AS actual FROM (
        SELECT member_id, likes AS counted, 0 AS actual FROM trending_members
        UNION ALL SELECT author_id, change, 0 FROM like_changes, trending_window WHERE created_at > since
        UNION ALL SELECT author_id, 0, 1 FROM reactions, trending_window
        WHERE created_at > since AND kind = 'like' AND member_id <> author_id AND NOT is_hidden AND NOT is_removed(post_id)
      ) AS likes
      GROUP BY member_id
    ) AS members
    WHERE counted <> actual`,
}

/** Posts, comments, members, groups and the number of all posts whose counters differ from their rows, with both values. Empty if all are correct. */
export function wrongCounters(sql: Sql): Promise<object[]> {
  return sql(WRONG_COUNTERS, [])
}
