-- A moderator removed the post.
CREATE OR REPLACE FUNCTION is_removed(id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM posts WHERE posts.id = is_removed.id AND 'removed' = ANY (hidden_reasons))
$$;

-- Rows that are added (1) or removed (-1). Reactions of suspended members do not count. Likes of removed posts
-- do not count for their authors.
CREATE OR REPLACE FUNCTION count_reactions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign constant integer := TG_ARGV[0];
BEGIN
  IF NOT EXISTS (SELECT FROM changed WHERE NOT is_hidden) THEN
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
    FROM changed WHERE NOT is_hidden GROUP BY post_id
  ) AS change
  WHERE posts.id = change.post_id;

  UPDATE members SET like_count = members.like_count + sign * change.likes
  FROM (
    SELECT author_id, count(*) AS likes FROM changed
    WHERE kind = 'like' AND member_id <> author_id AND NOT is_hidden AND NOT is_removed(post_id) GROUP BY author_id
  ) AS change
  WHERE members.id = change.author_id;

  INSERT INTO like_changes (author_id, created_at, change)
  SELECT author_id, greatest(created_at, (SELECT since FROM trending_window)), sign * count(*) FROM changed
  WHERE kind = 'like' AND member_id <> author_id AND NOT is_hidden AND NOT is_removed(post_id) GROUP BY 1, 2;

  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER reactions_inserted AFTER INSERT ON reactions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_reactions('1');
CREATE OR REPLACE TRIGGER reactions_deleted AFTER DELETE ON reactions
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_reactions('-1');
CREATE OR REPLACE TRIGGER reactions_updated_from AFTER UPDATE ON reactions
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_reactions('-1');
CREATE OR REPLACE TRIGGER reactions_updated_to AFTER UPDATE ON reactions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_reactions('1');

-- Likes of others. The reactions of a deleted post need no notice, since its notifications are deleted with it.
CREATE OR REPLACE FUNCTION note_post_reactions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_changes (source, source_id, actor_id)
  SELECT 'post_reaction', post_id, member_id FROM changed
  WHERE kind = 'like' AND member_id <> author_id
    AND (TG_OP <> 'DELETE' OR EXISTS (SELECT FROM posts WHERE posts.id = changed.post_id));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER reactions_inserted_noted AFTER INSERT ON reactions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_post_reactions();
CREATE OR REPLACE TRIGGER reactions_updated_from_noted AFTER UPDATE ON reactions
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_post_reactions();
CREATE OR REPLACE TRIGGER reactions_updated_to_noted AFTER UPDATE ON reactions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_post_reactions();
CREATE OR REPLACE TRIGGER reactions_deleted_noted AFTER DELETE ON reactions
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_post_reactions();

-- Adds (1) or takes away (-1) the likes of a post from those of its author.
CREATE OR REPLACE FUNCTION count_likes_for_author(post posts, sign integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE members SET like_count = like_count + sign * (
    SELECT count(*) FROM reactions
    WHERE post_id = post.id AND kind = 'like' AND member_id <> post.author_id AND NOT is_hidden
  ) WHERE id = post.author_id;
  INSERT INTO like_changes (author_id, created_at, change)
  SELECT author_id, greatest(created_at, (SELECT since FROM trending_window)), sign * count(*) FROM reactions
  WHERE post_id = post.id AND kind = 'like' AND member_id <> author_id AND NOT is_hidden GROUP BY 1, 2;
END $$;
CREATE OR REPLACE FUNCTION post_removal_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_likes_for_author(NEW, CASE WHEN 'removed' = ANY (NEW.hidden_reasons) THEN -1 ELSE 1 END);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER posts_removal_changed AFTER UPDATE OF hidden_reasons ON posts FOR EACH ROW
  WHEN (('removed' = ANY (OLD.hidden_reasons)) <> ('removed' = ANY (NEW.hidden_reasons)))
  EXECUTE FUNCTION post_removal_changed();
-- The cascade to the reactions takes the likes away.
CREATE OR REPLACE FUNCTION removed_post_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_likes_for_author(OLD, 1);
  RETURN OLD;
END $$;
CREATE OR REPLACE TRIGGER posts_removed_deleted BEFORE DELETE ON posts FOR EACH ROW
  WHEN ('removed' = ANY (OLD.hidden_reasons)) EXECUTE FUNCTION removed_post_deleted();
