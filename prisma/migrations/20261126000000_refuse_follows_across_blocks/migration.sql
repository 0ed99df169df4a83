-- The statement of a follow does not see a simultaneous block. This trigger does: it fires after `follows_inserted`, which waits for
-- the locks that a block holds on both members.
CREATE FUNCTION refuse_follows_across_blocks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM changed JOIN hidden_members ON (viewer_id, member_id) = (follower_id, followed_id) WHERE is_blocked
  ) THEN
    RAISE check_violation USING CONSTRAINT = 'follows_without_block', MESSAGE = 'A member cannot follow across a block';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER follows_inserted_without_block AFTER INSERT ON follows
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refuse_follows_across_blocks();
