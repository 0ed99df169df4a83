-- Trending members are maintained incrementally: reactions append to `like_changes`, and every few seconds a job adds these
-- changes to the totals and subtracts the likes that have become too old.
CREATE TABLE like_changes (
  id bigserial PRIMARY KEY,
  author_id uuid NOT NULL,
  -- The time of the likes. A like that is withdrawn after it has expired must not be subtracted twice.
  created_at timestamptz(3) NOT NULL,
  change integer NOT NULL
)
-- The table is emptied often.
WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_delay = 0);

CREATE TABLE trending_members (
  member_id uuid PRIMARY KEY,
  -- The likes by others since `trending_window.since`.
  likes integer NOT NULL,
  all_time_likes integer NOT NULL
)
WITH (fillfactor = 85);
CREATE INDEX trending_members_best_first ON trending_members (likes DESC, all_time_likes DESC, member_id);

-- The single row has the start of the window: earlier likes have been subtracted. Without it, nothing has been counted.
CREATE TABLE trending_window (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  since timestamptz(3) NOT NULL
);

-- Inserted and deleted rows are counted by the same statements with the sign that the trigger passes. A reaction runs an
-- INSERT, an UPDATE and a DELETE of which at most one changes rows, so the function returns early for the others.
DROP TRIGGER reactions_inserted ON reactions;
DROP TRIGGER reactions_updated ON reactions;
DROP TRIGGER reactions_deleted ON reactions;
CREATE OR REPLACE FUNCTION count_reactions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign constant integer := TG_ARGV[0];
BEGIN
  IF NOT EXISTS (SELECT FROM changed) THEN
    RETURN NULL;
  END IF;

  UPDATE posts SET
    like_count = posts.like_count + sign * change.likes,
    dislike_count = posts.dislike_count + sign * change.dislikes,
    score = posts.score + sign * change.score
  FROM (
    SELECT post_id,
      count(*) FILTER (WHERE kind = 'like') AS likes,
      count(*) FILTER (WHERE kind = 'dislike') AS dislikes,
      coalesce(sum(CASE kind WHEN 'like' THEN 1 ELSE -1 END) FILTER (WHERE member_id <> author_id), 0) AS score
    FROM changed GROUP BY post_id
  ) AS change
  WHERE posts.id = change.post_id;

  UPDATE members SET like_count = members.like_count + sign * change.likes
  FROM (
    SELECT author_id, count(*) AS likes FROM changed
    WHERE kind = 'like' AND member_id <> author_id GROUP BY author_id
  ) AS change
  WHERE members.id = change.author_id;

  -- All likes that have expired are one row, because a deletion can remove years of likes.
  INSERT INTO like_changes (author_id, created_at, change)
  SELECT author_id, greatest(created_at, (SELECT since FROM trending_window)), sign * count(*) FROM changed
  WHERE kind = 'like' AND member_id <> author_id GROUP BY 1, 2;

  RETURN NULL;
END $$;

CREATE TRIGGER reactions_inserted AFTER INSERT ON reactions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_reactions('1');
CREATE TRIGGER reactions_updated_from AFTER UPDATE ON reactions
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_reactions('-1');
CREATE TRIGGER reactions_updated_to AFTER UPDATE ON reactions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_reactions('1');
CREATE TRIGGER reactions_deleted AFTER DELETE ON reactions
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_reactions('-1');

-- Updates the totals for the window that starts at `new_since`: adds the pending changes and subtracts the likes between the
-- old and the new start. One statement reads both, so that they are consistent. The lock is acquired by an earlier
-- statement, so that this statement sees all changes of the previous run.
CREATE FUNCTION advance_trending_members(new_since timestamptz) RETURNS void LANGUAGE plpgsql AS $$
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
    ) AS change
    GROUP BY author_id
  )
  INSERT INTO trending_members AS trending (member_id, likes, all_time_likes)
  SELECT author_id, likes, coalesce(member.like_count, 0)
  FROM change LEFT JOIN members AS member ON member.id = author_id
  ON CONFLICT (member_id) DO UPDATE
    SET likes = trending.likes + excluded.likes, all_time_likes = excluded.all_time_likes;

  -- Without changes, nothing is written.
  IF FOUND THEN
    DELETE FROM trending_members WHERE likes <= 0;
    UPDATE trending_window SET since = new_since WHERE since < new_since;
  END IF;
END $$;

-- Computes the totals from the reactions: for the first run, and after a bulk load without triggers (delete the row of
-- `trending_window` first).
CREATE FUNCTION rebuild_trending_members(new_since timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM trending_members;
  WITH noted AS (DELETE FROM like_changes)
  INSERT INTO trending_members (member_id, likes, all_time_likes)
  SELECT member.id, recent.likes, member.like_count
  FROM (
    SELECT author_id, count(*) AS likes FROM reactions
    WHERE created_at > new_since AND kind = 'like' AND member_id <> author_id GROUP BY author_id
  ) AS recent
  JOIN members AS member ON member.id = recent.author_id;
  INSERT INTO trending_window (since) VALUES (new_since);
END $$;
