CREATE OR REPLACE FUNCTION rebuild_trending_members(new_since timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM trending_members;
  WITH noted AS (DELETE FROM like_changes)
  INSERT INTO trending_members (member_id, likes, all_time_likes)
  SELECT member.id, recent.likes, member.like_count
  FROM (
    SELECT author_id, count(*) AS likes FROM reactions
    WHERE created_at > new_since AND kind = 'like' AND member_id <> author_id AND NOT is_hidden
      AND NOT EXISTS (SELECT FROM posts WHERE posts.id = post_id AND 'removed' = ANY (hidden_reasons))
    GROUP BY author_id
  ) AS recent
  JOIN members AS member ON member.id = recent.author_id;
  INSERT INTO trending_window (since) VALUES (new_since);
END $$;

CREATE OR REPLACE FUNCTION advance_trending_members(new_since timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  old_since timestamptz;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('trending_members')) THEN
    RETURN;
  END IF;
  SELECT since INTO old_since FROM trending_window;
  IF old_since IS NULL THEN
    PERFORM rebuild_trending_members(new_since);
    RETURN;
  END IF;

  WITH noted AS (DELETE FROM like_changes RETURNING author_id, created_at, change),
  change AS (
    SELECT author_id, sum(change) AS likes FROM (
      SELECT author_id, CASE WHEN created_at > old_since THEN change ELSE 0 END AS change FROM noted
      UNION ALL
      SELECT author_id, -1 FROM reactions
      WHERE created_at > old_since AND created_at <= new_since AND kind = 'like' AND member_id <> author_id
        AND NOT is_hidden
        AND NOT EXISTS (SELECT FROM posts WHERE posts.id = post_id AND 'removed' = ANY (hidden_reasons))
    ) AS change
    GROUP BY author_id
  )
  INSERT INTO trending_members AS trending (member_id, likes, all_time_likes)
  SELECT author_id, likes, coalesce(member.like_count, 0)
  FROM change LEFT JOIN members AS member ON member.id = author_id
  ON CONFLICT (member_id) DO UPDATE
    SET likes = trending.likes + excluded.likes, all_time_likes = excluded.all_time_likes;

  IF FOUND THEN
    DELETE FROM trending_members WHERE likes <= 0;
    UPDATE trending_window SET since = new_since WHERE since < new_since;
  END IF;
END $$;

-- Ranks the members by the likes of the days before, as `trending_members` at the start of the day. Does nothing if it has been done.
CREATE OR REPLACE FUNCTION record_trending_ranks(today date, days integer, ranks_max integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  start constant timestamptz := today::timestamp AT TIME ZONE 'UTC';
BEGIN
  IF EXISTS (SELECT FROM trending_member_ranks WHERE day = today)
    OR NOT pg_try_advisory_xact_lock(hashtext('trending_member_ranks')) THEN
    RETURN;
  END IF;
  DELETE FROM trending_member_ranks WHERE day < today;
  INSERT INTO trending_member_ranks (day, member_id, rank)
  SELECT today, recent.author_id, row_number() OVER (ORDER BY recent.likes DESC, member.like_count DESC, member.id)
  FROM (
    SELECT author_id, count(*) AS likes FROM reactions
    WHERE created_at > start - make_interval(days => days) AND created_at <= start
      AND kind = 'like' AND member_id <> author_id AND NOT is_hidden
      AND NOT EXISTS (SELECT FROM posts WHERE posts.id = post_id AND 'removed' = ANY (hidden_reasons))
    GROUP BY author_id
  ) AS recent
  JOIN members AS member ON member.id = recent.author_id
  ORDER BY 3 LIMIT ranks_max;
END $$;
