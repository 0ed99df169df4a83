-- With `is_public` in the indexes, PostgreSQL skips the posts before a numbered page without reading their rows. Building the
-- indexes blocks no reads. The next migration drops the indexes that they replace, which needs a lock that does.
CREATE INDEX public_posts_newest_first ON posts (created_at DESC, id DESC, is_public);
CREATE INDEX public_posts_of_author_newest_first ON posts (author_id, created_at DESC, id DESC, is_public);
CREATE INDEX public_posts_hottest_first ON posts (hot_score DESC, id DESC, is_public);

DO $$
BEGIN
  -- Only databases from before the baseline have rank checkpoints.
  IF to_regclass('post_milestones') IS NULL THEN
    RETURN;
  END IF;
  DROP VIEW post_list_changes;
  DROP TABLE post_changes;
  DROP FUNCTION advance_post_milestones(), place_post_milestones(post_milestones[]), begin_post_milestones(uuid[]),
    rebuild_post_milestones(), post_places(uuid, timestamptz, double precision), to_milliseconds(timestamptz),
    from_milliseconds(double precision), nil_uuid(), max_uuid();
  DROP TABLE post_milestones;
END $$;
