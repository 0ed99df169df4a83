-- The total below includes the posts of all transactions that the lock waits for. Later ones use the new function.
LOCK TABLE posts IN ACCESS EXCLUSIVE MODE;

-- The number of public posts is the sum of the rows. Transactions only add rows, so that they do not wait for each other, and a
-- repeated task replaces the rows by their sum.
CREATE TABLE post_count_changes (
  id bigserial PRIMARY KEY,
  change integer NOT NULL
)
-- The rows are often replaced and read for every numbered page.
WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_delay = 0);

-- In this migration too, so that no post of another transaction is counted twice or never.
CREATE OR REPLACE FUNCTION count_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE members SET post_count = post_count - gone.posts
    FROM (SELECT author_id, count(*) AS posts FROM old_posts WHERE is_public GROUP BY author_id) AS gone
    WHERE members.id = gone.author_id;
    INSERT INTO post_count_changes (change) SELECT -count(*) FROM old_posts WHERE is_public HAVING count(*) > 0;
  ELSE
    UPDATE members SET post_count = post_count + CASE WHEN NEW.is_public THEN 1 ELSE -1 END
    WHERE id = NEW.author_id;
    INSERT INTO post_count_changes (change) VALUES (CASE WHEN NEW.is_public THEN 1 ELSE -1 END);
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS posts_inserted_in_lists ON posts;
DROP TRIGGER IF EXISTS posts_deleted_from_lists ON posts;
DROP TRIGGER IF EXISTS posts_moved_in_lists ON posts;
DROP FUNCTION IF EXISTS note_post_changes();

INSERT INTO post_count_changes (change) SELECT count(*) FROM posts WHERE is_public;
