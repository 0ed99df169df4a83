-- A follow waits here for a simultaneous block, which its own statement does not see.
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
  IF TG_OP = 'INSERT' AND EXISTS (
    SELECT FROM changed JOIN hidden_members ON (viewer_id, member_id) = (follower_id, followed_id) WHERE is_blocked
  ) THEN
    RAISE check_violation USING CONSTRAINT = 'follows_without_block', MESSAGE = 'A member cannot follow across a block';
  END IF;
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
