-- Numbered pages are found by rank checkpoints (`post_milestones`): every few hundred posts, a checkpoint stores the number of
-- posts below it in the list. Writes append to `post_changes`, so that they do not wait for each other. Every 256th change
-- updates the checkpoints at its commit. The current rank is the stored number plus the pending changes below the checkpoint.
CREATE TABLE post_changes (
  id bigserial PRIMARY KEY,
  change integer NOT NULL CHECK (change IN (1, -1)),
  post_id uuid NOT NULL,
  author_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  hot_score double precision NOT NULL
)
-- The table is emptied often and read for every numbered page.
WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_delay = 0);

-- `list` is the id of a member for the posts of that member, the nil UUID for all posts by time, and the max UUID for all posts
-- by hot score. `key` is the time in milliseconds or the hot score. It is infinite for the top of the list, where `below` is
-- the length of the list.
CREATE TABLE post_milestones (
  list uuid NOT NULL,
  key double precision NOT NULL,
  post_id uuid NOT NULL,
  below integer NOT NULL,
  PRIMARY KEY (list, key, post_id)
);
CREATE INDEX post_milestones_by_count ON post_milestones (list, below);

CREATE FUNCTION nil_uuid() RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN '00000000-0000-0000-0000-000000000000'::uuid;
CREATE FUNCTION max_uuid() RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid;
CREATE FUNCTION to_milliseconds(moment timestamptz) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN extract(epoch FROM moment) * 1000;
CREATE FUNCTION from_milliseconds(key double precision) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN to_timestamp(key / 1000);

-- Returns the positions of a post in its three lists.
CREATE FUNCTION post_places(author_id uuid, created_at timestamptz, hot_score double precision)
RETURNS TABLE (list uuid, key double precision) LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
  SELECT nil_uuid(), to_milliseconds(created_at)
  UNION ALL SELECT max_uuid(), hot_score
  UNION ALL SELECT author_id, to_milliseconds(created_at);
END;
CREATE VIEW post_list_changes AS
  SELECT id, list, key, post_id, change FROM post_changes CROSS JOIN LATERAL post_places(author_id, created_at, hot_score);

CREATE FUNCTION note_post_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO post_changes (change, post_id, author_id, created_at, hot_score)
    SELECT 1, id, author_id, created_at, hot_score FROM new_posts;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO post_changes (change, post_id, author_id, created_at, hot_score)
    SELECT -1, id, author_id, created_at, hot_score FROM old_posts;
  ELSE
    INSERT INTO post_changes (change, post_id, author_id, created_at, hot_score)
    VALUES (-1, OLD.id, OLD.author_id, OLD.created_at, OLD.hot_score),
      (1, NEW.id, NEW.author_id, NEW.created_at, NEW.hot_score);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER posts_inserted_in_lists AFTER INSERT ON posts
  REFERENCING NEW TABLE AS new_posts FOR EACH STATEMENT EXECUTE FUNCTION note_post_changes();
CREATE TRIGGER posts_deleted_from_lists AFTER DELETE ON posts
  REFERENCING OLD TABLE AS old_posts FOR EACH STATEMENT EXECUTE FUNCTION note_post_changes();
-- This trigger runs per row, because a reaction changes at most one post. A first like does not change the hot score.
CREATE TRIGGER posts_moved_in_lists AFTER UPDATE ON posts FOR EACH ROW
  WHEN ((OLD.id, OLD.author_id, OLD.created_at, OLD.hot_score)
    IS DISTINCT FROM (NEW.id, NEW.author_id, NEW.created_at, NEW.hot_score))
  EXECUTE FUNCTION note_post_changes();

-- The list of a member has checkpoints if it has more than 512 posts.
CREATE FUNCTION begin_post_milestones(members_of uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO post_milestones (list, key, post_id, below)
  SELECT id, 'infinity', max_uuid(), post_count - (
    SELECT coalesce(sum(change), 0) FROM post_changes WHERE author_id = members.id
  )
  FROM members WHERE id = ANY (members_of) AND post_count > 512
  ON CONFLICT DO NOTHING;
END $$;

-- Adds a checkpoint at every 256th post between one of these checkpoints and the next lower one, if there are more than 512
-- posts between them. An index finds the ranges, so hash and merge joins of whole lists are disabled.
CREATE FUNCTION place_post_milestones(below_these post_milestones[]) RETURNS void LANGUAGE plpgsql
SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  INSERT INTO post_milestones (list, key, post_id, below)
  SELECT gap.list, post.key, post.id, gap.below + post.number - (
    SELECT coalesce(sum(change), 0) FROM post_list_changes AS later
    WHERE later.list = gap.list
      AND (later.key, later.post_id) >= (gap.low_key, gap.low_id) AND (later.key, later.post_id) < (post.key, post.id)
  )
  FROM (
    SELECT high.list, high.key AS high_key, high.post_id AS high_id, high.below AS up_to,
      coalesce(low.key, '-infinity') AS low_key, coalesce(low.post_id, nil_uuid()) AS low_id,
      coalesce(low.below, 0) AS below
    FROM unnest(below_these) AS given
    JOIN post_milestones AS high USING (list, key, post_id)
    LEFT JOIN LATERAL (
      SELECT * FROM post_milestones AS lower
      WHERE lower.list = high.list AND (lower.key, lower.post_id) < (high.key, high.post_id)
      ORDER BY lower.key DESC, lower.post_id DESC LIMIT 1
    ) AS low ON true
  ) AS gap
  CROSS JOIN LATERAL (
    SELECT key, id, row_number() OVER (ORDER BY key, id) - 1 AS number FROM (
      SELECT to_milliseconds(created_at) AS key, id FROM posts
      WHERE gap.list = nil_uuid()
        AND (created_at, id) >= (from_milliseconds(gap.low_key), gap.low_id)
        AND (created_at, id) < (from_milliseconds(gap.high_key), gap.high_id)
      UNION ALL
      SELECT hot_score, id FROM posts
      WHERE gap.list = max_uuid()
        AND (hot_score, id) >= (gap.low_key, gap.low_id) AND (hot_score, id) < (gap.high_key, gap.high_id)
      UNION ALL
      SELECT to_milliseconds(created_at), id FROM posts
      WHERE author_id = gap.list
        AND (created_at, id) >= (from_milliseconds(gap.low_key), gap.low_id)
        AND (created_at, id) < (from_milliseconds(gap.high_key), gap.high_id)
    ) AS post
  ) AS post
  WHERE gap.up_to - gap.below > 512 AND post.number > 0 AND post.number % 256 = 0;

  -- If all posts between two checkpoints were deleted, both have the same number, and only the higher one is needed.
  DELETE FROM post_milestones AS milestone
  USING unnest(below_these) AS given JOIN post_milestones AS high USING (list, key, post_id)
  WHERE milestone.list = high.list AND milestone.below = high.below
    AND (milestone.key, milestone.post_id) < (high.key, high.post_id);
  DELETE FROM post_milestones
  WHERE list IN (SELECT list FROM unnest(below_these)) AND list NOT IN (nil_uuid(), max_uuid()) AND below = 0;
END $$;

-- Only one transaction at a time updates the checkpoints, and others skip it. Posts and pending changes must be consistent, so
-- the update runs at the end of a transaction under READ COMMITTED. In other cases a later transaction runs it.
CREATE FUNCTION advance_post_milestones() RETURNS trigger LANGUAGE plpgsql
SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  near post_milestones[];
BEGIN
  IF pg_trigger_depth() > 1
    OR current_setting('transaction_isolation') <> 'read committed'
    OR NOT pg_try_advisory_xact_lock(hashtext('post_milestones'))
    OR NOT EXISTS (SELECT FROM post_changes) THEN
    RETURN NULL;
  END IF;

  PERFORM begin_post_milestones(ARRAY(SELECT DISTINCT author_id FROM post_changes));

  -- A sample of every 17th change finds the checkpoints with many changes directly below them.
  near := ARRAY(
    SELECT DISTINCT milestone
    FROM post_list_changes AS noted CROSS JOIN LATERAL (
      SELECT * FROM post_milestones AS higher
      WHERE higher.list = noted.list AND (higher.key, higher.post_id) > (noted.key, noted.post_id)
      ORDER BY higher.key, higher.post_id LIMIT 1
    ) AS milestone
    WHERE noted.id % 17 = 0
  );

  -- A deletion changes every checkpoint above it, at the same cost for one or hundreds, so deletions are collected.
  WITH noted AS MATERIALIZED (
    SELECT id, sum(change) OVER (PARTITION BY post_id) < 0 AS is_gone FROM post_changes
  ),
  taken AS (
    DELETE FROM post_changes USING noted
    WHERE post_changes.id = noted.id
      AND (NOT is_gone OR (SELECT count(*) FILTER (WHERE is_gone) FROM noted) > 256)
    RETURNING post_changes.*
  ),
  change AS (
    SELECT list, key, post_id, sum(change)::int AS change
    FROM taken CROSS JOIN LATERAL post_places(author_id, created_at, hot_score)
    GROUP BY list, key, post_id HAVING sum(change) <> 0
  ),
  -- All checkpoints between two changed positions shift by the same number.
  stretch AS (
    SELECT list, key AS low_key, post_id AS low_id, sum(change) OVER upward AS shift,
      lead(key, 1, 'infinity') OVER upward AS high_key,
      lead(post_id, 1, max_uuid()) OVER upward AS high_id
    FROM change WINDOW upward AS (PARTITION BY list ORDER BY key, post_id)
  )
  UPDATE post_milestones AS milestone SET below = milestone.below + stretch.shift
  FROM stretch
  WHERE stretch.shift <> 0 AND milestone.list = stretch.list
    AND (milestone.key, milestone.post_id) > (stretch.low_key, stretch.low_id)
    AND (milestone.key, milestone.post_id) <= (stretch.high_key, stretch.high_id);

  PERFORM place_post_milestones(near);
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER post_changes_noted AFTER INSERT ON post_changes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.id % 256 = 0) EXECUTE FUNCTION advance_post_milestones();

-- Computes all checkpoints from the posts, for existing posts and after a bulk load without triggers.
CREATE FUNCTION rebuild_post_milestones() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('post_milestones'));
  LOCK TABLE posts IN SHARE MODE;
  DELETE FROM post_changes;
  DELETE FROM post_milestones;
  INSERT INTO post_milestones (list, key, post_id, below)
  SELECT list, 'infinity', max_uuid(), (SELECT count(*) FROM posts) FROM (VALUES (nil_uuid()), (max_uuid())) AS lists (list);
  PERFORM begin_post_milestones(ARRAY(SELECT id FROM members));
  PERFORM place_post_milestones(ARRAY(SELECT post_milestones FROM post_milestones));
END $$;
SELECT rebuild_post_milestones();
