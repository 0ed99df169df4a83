-- Most updates of comments change counters, which the trigger for statements compared row by row, also for many rows at once.
-- A trigger for rows fires only if a comment is deleted, hidden or shown again.
DROP TRIGGER comments_updated ON comments;

CREATE FUNCTION count_changed_comment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change constant integer :=
    (NEW.deleted_at IS NULL AND NOT NEW.is_hidden)::integer - (OLD.deleted_at IS NULL AND NOT OLD.is_hidden)::integer;
BEGIN
  PERFORM change_comment_counts(ARRAY[NEW.post_id], ARRAY[NEW.parent_id], change);
  RETURN NULL;
END $$;

CREATE TRIGGER comments_updated AFTER UPDATE OF deleted_at, is_hidden ON comments FOR EACH ROW
  WHEN ((OLD.deleted_at IS NULL AND NOT OLD.is_hidden) <> (NEW.deleted_at IS NULL AND NOT NEW.is_hidden))
  EXECUTE FUNCTION count_changed_comment();

CREATE OR REPLACE FUNCTION count_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM change_comment_counts(array_agg(post_id), array_agg(parent_id), 1)
    FROM new_comments WHERE deleted_at IS NULL AND NOT is_hidden;
  ELSE
    PERFORM change_comment_counts(array_agg(post_id), array_agg(parent_id), -1)
    FROM old_comments WHERE deleted_at IS NULL AND NOT is_hidden;
  END IF;
  RETURN NULL;
END $$;
