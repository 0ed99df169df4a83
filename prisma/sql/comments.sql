-- Comments that are neither deleted nor hidden count for their post and their parent.
CREATE OR REPLACE FUNCTION change_comment_counts(post_ids uuid[], parent_ids uuid[], change integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF post_ids IS NULL THEN
    RETURN;
  END IF;
  UPDATE posts SET comment_count = comment_count + change * counted.comments
  FROM (SELECT unnest(post_ids) AS post_id, count(*) AS comments GROUP BY post_id) AS counted
  WHERE posts.id = counted.post_id;

  UPDATE comments SET reply_count = reply_count + change * counted.replies
  FROM (SELECT unnest(parent_ids) AS parent_id, count(*) AS replies GROUP BY parent_id) AS counted
  WHERE comments.id = counted.parent_id;
END $$;

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
CREATE OR REPLACE TRIGGER comments_inserted AFTER INSERT ON comments FOR EACH ROW
  WHEN (NEW.deleted_at IS NULL AND NOT NEW.is_hidden) EXECUTE FUNCTION count_changed_comment();
CREATE OR REPLACE TRIGGER comments_updated AFTER UPDATE OF deleted_at, is_hidden, hidden_reasons ON comments FOR EACH ROW
  WHEN ((OLD.deleted_at IS NULL AND NOT OLD.is_hidden) <> (NEW.deleted_at IS NULL AND NOT NEW.is_hidden))
  EXECUTE FUNCTION count_changed_comment();

CREATE OR REPLACE FUNCTION count_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM change_comment_counts(array_agg(post_id), array_agg(parent_id), -1)
  FROM old_comments WHERE deleted_at IS NULL AND NOT is_hidden;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER comments_deleted AFTER DELETE ON comments
  REFERENCING OLD TABLE AS old_comments FOR EACH STATEMENT EXECUTE FUNCTION count_comments();

-- The image of a comment is deleted with it, also by the cascade from its post.
CREATE OR REPLACE FUNCTION delete_comment_media() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM media WHERE id = OLD.media_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER comments_media_deleted AFTER DELETE ON comments FOR EACH ROW
  WHEN (OLD.media_id IS NOT NULL) EXECUTE FUNCTION delete_comment_media();
CREATE OR REPLACE TRIGGER comments_media_detached AFTER UPDATE OF media_id ON comments FOR EACH ROW
  WHEN (OLD.media_id IS NOT NULL AND NEW.media_id IS NULL) EXECUTE FUNCTION delete_comment_media();

-- Derives `is_hidden`. A placeholder has no content to hide. Processes of the previous version, which run until an upgrade is
-- complete, write `is_hidden` alone when they suspend a member and when they lift a suspension.
CREATE OR REPLACE FUNCTION derive_comment_visibility() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_hidden <> OLD.is_hidden AND NEW.hidden_reasons = OLD.hidden_reasons THEN
    NEW.hidden_reasons := array_remove(OLD.hidden_reasons, 'author_suspended');
    IF NEW.is_hidden THEN
      NEW.hidden_reasons := NEW.hidden_reasons || 'author_suspended'::hidden_reason;
    END IF;
  END IF;
  NEW.is_hidden := NEW.hidden_reasons <> '{}' AND NEW.deleted_at IS NULL;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER comments_visibility BEFORE INSERT OR UPDATE OF is_hidden, hidden_reasons, deleted_at ON comments FOR EACH ROW
  WHEN (NEW.is_hidden <> (NEW.hidden_reasons <> '{}' AND NEW.deleted_at IS NULL))
  EXECUTE FUNCTION derive_comment_visibility();

-- A deleted comment has no author any more, so the change names the one that it had.
CREATE OR REPLACE FUNCTION note_comment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO notification_changes (source, source_id, actor_id) VALUES ('comment', NEW.id, NEW.author_id);
  ELSE
    INSERT INTO notification_changes (source, source_id, actor_id)
    SELECT 'comment', OLD.id, OLD.author_id FROM posts WHERE posts.id = OLD.post_id;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER comments_inserted_noted AFTER INSERT ON comments FOR EACH ROW
  WHEN (NEW.author_id IS NOT NULL) EXECUTE FUNCTION note_comment();
CREATE OR REPLACE TRIGGER comments_updated_noted AFTER UPDATE OF text, deleted_at, is_hidden, hidden_reasons ON comments
  FOR EACH ROW
  WHEN (
    OLD.author_id IS NOT NULL
    AND (OLD.text <> NEW.text OR OLD.is_hidden <> NEW.is_hidden OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
  )
  EXECUTE FUNCTION note_comment();
CREATE OR REPLACE TRIGGER comments_deleted_noted AFTER DELETE ON comments FOR EACH ROW
  WHEN (OLD.author_id IS NOT NULL) EXECUTE FUNCTION note_comment();

CREATE OR REPLACE TRIGGER comments_text_changed BEFORE INSERT OR UPDATE OF text, media_id, lexemes ON comments
  FOR EACH ROW EXECUTE FUNCTION set_lexemes();
