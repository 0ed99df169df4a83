ALTER TABLE members
  ADD COLUMN follower_count integer NOT NULL DEFAULT 0 CHECK (follower_count >= 0),
  ADD COLUMN following_count integer NOT NULL DEFAULT 0 CHECK (following_count >= 0);
ALTER TABLE posts ADD COLUMN edited_at timestamptz(3);

CREATE TABLE follows (
  follower_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  followed_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  is_hidden boolean NOT NULL DEFAULT false,
  PRIMARY KEY (follower_id, followed_id),
  CONSTRAINT follows_have_two_members CHECK (follower_id <> followed_id)
);
CREATE INDEX follows_of_follower ON follows (follower_id, created_at DESC, followed_id DESC);
CREATE INDEX follows_of_followed ON follows (followed_id, created_at DESC, follower_id DESC);

-- Rows that are added (1) or removed (-1), without hidden ones. The members are locked by id, so that two members who follow
-- each other at the same time do not deadlock.
CREATE FUNCTION count_follows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign constant integer := TG_ARGV[0];
BEGIN
  IF NOT EXISTS (SELECT FROM changed WHERE NOT is_hidden) THEN
    RETURN NULL;
  END IF;
  PERFORM FROM members WHERE id IN (
    SELECT follower_id FROM changed WHERE NOT is_hidden UNION SELECT followed_id FROM changed WHERE NOT is_hidden
  ) ORDER BY id FOR NO KEY UPDATE;
  UPDATE members SET
    following_count = following_count + sign * counted.following,
    follower_count = follower_count + sign * counted.followers
  FROM (
    SELECT id, sum(following)::integer AS following, sum(followers)::integer AS followers FROM (
      SELECT follower_id AS id, 1 AS following, 0 AS followers FROM changed WHERE NOT is_hidden
      UNION ALL SELECT followed_id, 0, 1 FROM changed WHERE NOT is_hidden
    ) AS both_ends GROUP BY id
  ) AS counted
  WHERE members.id = counted.id;
  RETURN NULL;
END $$;
CREATE TRIGGER follows_inserted AFTER INSERT ON follows
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_follows('1');
CREATE TRIGGER follows_updated_from AFTER UPDATE ON follows
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_follows('-1');
CREATE TRIGGER follows_updated_to AFTER UPDATE ON follows
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_follows('1');
CREATE TRIGGER follows_deleted AFTER DELETE ON follows
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_follows('-1');

-- The follows of a deleted member need no notice: their notifications are deleted with the member.
CREATE FUNCTION note_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_changes (source, source_id, actor_id)
  SELECT 'follow', followed_id, follower_id FROM changed
  WHERE TG_OP <> 'DELETE' OR (SELECT count(*) FROM members WHERE id IN (followed_id, follower_id)) = 2;
  RETURN NULL;
END $$;
CREATE TRIGGER follows_inserted_noted AFTER INSERT ON follows
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_follows();
CREATE TRIGGER follows_deleted_noted AFTER DELETE ON follows
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_follows();

CREATE TABLE saved_posts (
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  post_id uuid NOT NULL REFERENCES posts ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, post_id)
);
CREATE INDEX saved_posts_newest_first ON saved_posts (member_id, created_at DESC, post_id DESC);
CREATE INDEX saved_posts_of_post ON saved_posts (post_id);

CREATE TABLE hidden_members (
  viewer_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  blocked_at timestamptz(3),
  is_blocked_by boolean NOT NULL DEFAULT false,
  is_blocked boolean NOT NULL GENERATED ALWAYS AS (blocked_at IS NOT NULL OR is_blocked_by) STORED,
  muted_at timestamptz(3),
  muted_until timestamptz(3),
  PRIMARY KEY (viewer_id, member_id),
  CONSTRAINT hidden_members_are_others CHECK (viewer_id <> member_id),
  CONSTRAINT hidden_members_have_reason CHECK (blocked_at IS NOT NULL OR is_blocked_by OR muted_at IS NOT NULL),
  CONSTRAINT hidden_members_muted CHECK ((muted_at IS NULL) = (muted_until IS NULL))
);
CREATE INDEX hidden_members_of_member ON hidden_members (member_id);
CREATE INDEX hidden_members_blocked ON hidden_members (viewer_id, blocked_at DESC, member_id DESC)
  WHERE blocked_at IS NOT NULL;
CREATE INDEX hidden_members_muted ON hidden_members (viewer_id, muted_at DESC, member_id DESC) WHERE muted_at IS NOT NULL;

CREATE TABLE muted_words (
  member_id uuid PRIMARY KEY REFERENCES members ON DELETE CASCADE,
  words text[] NOT NULL CHECK (cardinality(words) BETWEEN 1 AND 100),
  pattern text NOT NULL
);

-- Reactions of suspended members do not count while they are suspended.
ALTER TABLE reactions ADD COLUMN is_hidden boolean NOT NULL DEFAULT false;
ALTER TABLE comment_reactions ADD COLUMN is_hidden boolean NOT NULL DEFAULT false;

-- These functions differ from their previous versions only by the condition `NOT is_hidden`.
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
    WHERE kind = 'like' AND member_id <> author_id AND NOT is_hidden GROUP BY author_id
  ) AS change
  WHERE members.id = change.author_id;

  INSERT INTO like_changes (author_id, created_at, change)
  SELECT author_id, greatest(created_at, (SELECT since FROM trending_window)), sign * count(*) FROM changed
  WHERE kind = 'like' AND member_id <> author_id AND NOT is_hidden GROUP BY 1, 2;

  RETURN NULL;
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

CREATE OR REPLACE FUNCTION rebuild_trending_members(new_since timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM trending_members;
  WITH noted AS (DELETE FROM like_changes)
  INSERT INTO trending_members (member_id, likes, all_time_likes)
  SELECT member.id, recent.likes, member.like_count
  FROM (
    SELECT author_id, count(*) AS likes FROM reactions
    WHERE created_at > new_since AND kind = 'like' AND member_id <> author_id AND NOT is_hidden GROUP BY author_id
  ) AS recent
  JOIN members AS member ON member.id = recent.author_id;
  INSERT INTO trending_window (since) VALUES (new_since);
END $$;

-- As for reactions to posts: rows are added (1) or removed (-1), without hidden ones.
DROP TRIGGER comment_reactions_inserted ON comment_reactions;
DROP TRIGGER comment_reactions_updated ON comment_reactions;
DROP TRIGGER comment_reactions_deleted ON comment_reactions;
CREATE OR REPLACE FUNCTION count_comment_reactions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign constant integer := TG_ARGV[0];
BEGIN
  UPDATE comments SET
    like_count = like_count + sign * change.likes,
    dislike_count = dislike_count + sign * change.dislikes
  FROM (
    SELECT comment_id, count(*) FILTER (WHERE kind = 'like') AS likes, count(*) FILTER (WHERE kind = 'dislike') AS dislikes
    FROM changed WHERE NOT is_hidden GROUP BY comment_id
  ) AS change
  WHERE comments.id = change.comment_id;
  RETURN NULL;
END $$;
CREATE TRIGGER comment_reactions_inserted AFTER INSERT ON comment_reactions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_comment_reactions('1');
CREATE TRIGGER comment_reactions_updated_from AFTER UPDATE ON comment_reactions
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_comment_reactions('-1');
CREATE TRIGGER comment_reactions_updated_to AFTER UPDATE ON comment_reactions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_comment_reactions('1');
CREATE TRIGGER comment_reactions_deleted AFTER DELETE ON comment_reactions
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_comment_reactions('-1');

UPDATE reactions SET is_hidden = true
FROM members WHERE members.id = reactions.member_id AND members.suspended_at IS NOT NULL;
UPDATE comment_reactions SET is_hidden = true
FROM members WHERE members.id = comment_reactions.member_id AND members.suspended_at IS NOT NULL;
