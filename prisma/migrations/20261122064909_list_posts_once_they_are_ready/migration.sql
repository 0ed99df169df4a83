-- Only the author sees a post whose video is in processing. The post is counted and listed once it is public.
ALTER TABLE posts ADD COLUMN is_public boolean NOT NULL DEFAULT true;

CREATE OR REPLACE FUNCTION count_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE members SET post_count = post_count + come.posts
    FROM (SELECT author_id, count(*) AS posts FROM new_posts WHERE is_public GROUP BY author_id) AS come
    WHERE members.id = come.author_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE members SET post_count = post_count - gone.posts
    FROM (SELECT author_id, count(*) AS posts FROM old_posts WHERE is_public GROUP BY author_id) AS gone
    WHERE members.id = gone.author_id;
  ELSE
    UPDATE members SET post_count = post_count + CASE WHEN NEW.is_public THEN 1 ELSE -1 END
    WHERE id = NEW.author_id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER posts_published AFTER UPDATE ON posts FOR EACH ROW
  WHEN (OLD.is_public <> NEW.is_public) EXECUTE FUNCTION count_posts();

CREATE OR REPLACE FUNCTION note_post_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO post_changes (change, post_id, author_id, created_at, hot_score)
    SELECT 1, id, author_id, created_at, hot_score FROM new_posts WHERE is_public;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO post_changes (change, post_id, author_id, created_at, hot_score)
    SELECT -1, id, author_id, created_at, hot_score FROM old_posts WHERE is_public;
  ELSE
    INSERT INTO post_changes (change, post_id, author_id, created_at, hot_score)
    SELECT change, id, author_id, created_at, hot_score FROM (
      VALUES (-1, OLD.id, OLD.author_id, OLD.created_at, OLD.hot_score, OLD.is_public),
        (1, NEW.id, NEW.author_id, NEW.created_at, NEW.hot_score, NEW.is_public)
    ) AS changes (change, id, author_id, created_at, hot_score, is_public)
    WHERE is_public;
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER posts_moved_in_lists ON posts;
CREATE TRIGGER posts_moved_in_lists AFTER UPDATE ON posts FOR EACH ROW
  WHEN ((OLD.id, OLD.author_id, OLD.created_at, OLD.hot_score, OLD.is_public)
    IS DISTINCT FROM (NEW.id, NEW.author_id, NEW.created_at, NEW.hot_score, NEW.is_public))
  EXECUTE FUNCTION note_post_changes();

-- The function differs from the previous version only by the condition `is_public`.
CREATE OR REPLACE FUNCTION place_post_milestones(below_these post_milestones[]) RETURNS void LANGUAGE plpgsql
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
      WHERE gap.list = nil_uuid() AND is_public
        AND (created_at, id) >= (from_milliseconds(gap.low_key), gap.low_id)
        AND (created_at, id) < (from_milliseconds(gap.high_key), gap.high_id)
      UNION ALL
      SELECT hot_score, id FROM posts
      WHERE gap.list = max_uuid() AND is_public
        AND (hot_score, id) >= (gap.low_key, gap.low_id) AND (hot_score, id) < (gap.high_key, gap.high_id)
      UNION ALL
      SELECT to_milliseconds(created_at), id FROM posts
      WHERE author_id = gap.list AND is_public
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

CREATE OR REPLACE FUNCTION rebuild_post_milestones() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('post_milestones'));
  LOCK TABLE posts IN SHARE MODE;
  DELETE FROM post_changes;
  DELETE FROM post_milestones;
  INSERT INTO post_milestones (list, key, post_id, below)
  SELECT list, 'infinity', max_uuid(), (SELECT count(*) FROM posts WHERE is_public) FROM (VALUES (nil_uuid()), (max_uuid())) AS lists (list);
  PERFORM begin_post_milestones(ARRAY(SELECT id FROM members));
  PERFORM place_post_milestones(ARRAY(SELECT post_milestones FROM post_milestones));
END $$;
