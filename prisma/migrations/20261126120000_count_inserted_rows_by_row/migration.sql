-- Posts and follows are inserted one by one. Triggers for statements took twice as long, because they collect the rows in a table.
CREATE OR REPLACE FUNCTION count_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE members SET post_count = post_count - gone.posts
    FROM (SELECT author_id, count(*) AS posts FROM old_posts WHERE is_public GROUP BY author_id) AS gone
    WHERE members.id = gone.author_id;
  ELSE
    UPDATE members SET post_count = post_count + CASE WHEN NEW.is_public THEN 1 ELSE -1 END
    WHERE id = NEW.author_id;
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER posts_inserted ON posts;
CREATE TRIGGER posts_inserted AFTER INSERT ON posts FOR EACH ROW
  WHEN (NEW.is_public) EXECUTE FUNCTION count_posts();

CREATE OR REPLACE FUNCTION note_post_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO post_changes (change, post_id, author_id, created_at, hot_score)
    SELECT -1, id, author_id, created_at, hot_score FROM old_posts WHERE is_public;
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.is_public THEN
    INSERT INTO post_changes (change, post_id, author_id, created_at, hot_score)
    VALUES (-1, OLD.id, OLD.author_id, OLD.created_at, OLD.hot_score);
  END IF;
  IF NEW.is_public THEN
    INSERT INTO post_changes (change, post_id, author_id, created_at, hot_score)
    VALUES (1, NEW.id, NEW.author_id, NEW.created_at, NEW.hot_score);
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER posts_inserted_in_lists ON posts;
CREATE TRIGGER posts_inserted_in_lists AFTER INSERT ON posts FOR EACH ROW
  WHEN (NEW.is_public) EXECUTE FUNCTION note_post_changes();

CREATE OR REPLACE FUNCTION posts_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_posts(ARRAY[NEW.id]);
  IF NEW.tags <> '{}' THEN
    PERFORM tag_posts(ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER posts_inserted_searchable ON posts;
CREATE TRIGGER posts_inserted_searchable AFTER INSERT ON posts FOR EACH ROW EXECUTE FUNCTION posts_inserted();

-- The members are locked by id, like those of several follows.
CREATE FUNCTION follow_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT NEW.is_hidden THEN
    PERFORM FROM members WHERE id IN (NEW.follower_id, NEW.followed_id) ORDER BY id FOR NO KEY UPDATE;
    UPDATE members SET following_count = following_count + 1 WHERE id = NEW.follower_id;
    UPDATE members SET follower_count = follower_count + 1 WHERE id = NEW.followed_id;
  END IF;
  -- The statement of a follow does not see a simultaneous block, which holds locks of both members.
  IF EXISTS (
    SELECT FROM hidden_members WHERE viewer_id = NEW.follower_id AND member_id = NEW.followed_id AND is_blocked
  ) THEN
    RAISE check_violation USING CONSTRAINT = 'follows_without_block', MESSAGE = 'A member cannot follow across a block';
  END IF;
  INSERT INTO notification_changes (source, source_id, actor_id) VALUES ('follow', NEW.followed_id, NEW.follower_id);
  RETURN NULL;
END $$;
DROP TRIGGER follows_inserted ON follows;
DROP TRIGGER follows_inserted_noted ON follows;
DROP TRIGGER follows_inserted_without_block ON follows;
DROP FUNCTION refuse_follows_across_blocks();
CREATE TRIGGER follows_inserted AFTER INSERT ON follows FOR EACH ROW EXECUTE FUNCTION follow_inserted();

-- New posts are appended to a list, which is merged into the index when it is full. Searches read the list as well.
ALTER INDEX post_search_vector SET (fastupdate = on, gin_pending_list_limit = 256);
