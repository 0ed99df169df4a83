-- Comments are inserted one by one. PostgreSQL planned the updates of arrays again for each, which took as long as the insert.
DROP TRIGGER comments_inserted ON comments;

CREATE OR REPLACE FUNCTION count_changed_comment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := (NEW.deleted_at IS NULL AND NOT NEW.is_hidden)::integer;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    change := change - (OLD.deleted_at IS NULL AND NOT OLD.is_hidden)::integer;
  END IF;
  UPDATE posts SET comment_count = comment_count + change WHERE id = NEW.post_id;
  IF NEW.parent_id IS NOT NULL THEN
    UPDATE comments SET reply_count = reply_count + change WHERE id = NEW.parent_id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER comments_inserted AFTER INSERT ON comments FOR EACH ROW
  WHEN (NEW.deleted_at IS NULL AND NOT NEW.is_hidden) EXECUTE FUNCTION count_changed_comment();

CREATE OR REPLACE FUNCTION count_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM change_comment_counts(array_agg(post_id), array_agg(parent_id), -1)
  FROM old_comments WHERE deleted_at IS NULL AND NOT is_hidden;
  RETURN NULL;
END $$;
