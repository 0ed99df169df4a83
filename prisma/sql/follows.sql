-- Rows that are added (1) or removed (-1), without hidden ones. The members are locked by id, so that two members who follow
-- each other at the same time do not deadlock.
CREATE OR REPLACE FUNCTION count_follows() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE OR REPLACE TRIGGER follows_updated_from AFTER UPDATE ON follows
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_follows('-1');
CREATE OR REPLACE TRIGGER follows_updated_to AFTER UPDATE ON follows
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_follows('1');
CREATE OR REPLACE TRIGGER follows_deleted AFTER DELETE ON follows
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_follows('-1');

-- The members are locked by id, like those of several follows.
CREATE OR REPLACE FUNCTION follow_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE OR REPLACE TRIGGER follows_inserted AFTER INSERT ON follows FOR EACH ROW EXECUTE FUNCTION follow_inserted();

-- The follows of a deleted member need no notice: their notifications are deleted with the member.
CREATE OR REPLACE FUNCTION note_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_changes (source, source_id, actor_id)
  SELECT 'follow', followed_id, follower_id FROM changed
  WHERE TG_OP <> 'DELETE' OR (SELECT count(*) FROM members WHERE id IN (followed_id, follower_id)) = 2;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER follows_deleted_noted AFTER DELETE ON follows
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_follows();
