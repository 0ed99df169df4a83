-- Comments are hidden for the same reasons as posts. `is_hidden` remains the column that counters and queries use.
ALTER TABLE comments ADD COLUMN hidden_reasons hidden_reason[] NOT NULL DEFAULT '{}';

-- Derives `is_hidden`. A placeholder has no content to hide. Processes of the previous version, which run until an upgrade is
-- complete, write `is_hidden` alone when they suspend a member and when they lift a suspension.
CREATE FUNCTION derive_comment_visibility() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE TRIGGER comments_visibility BEFORE INSERT OR UPDATE OF is_hidden, hidden_reasons, deleted_at ON comments FOR EACH ROW
  WHEN (NEW.is_hidden <> (NEW.hidden_reasons <> '{}' AND NEW.deleted_at IS NULL))
  EXECUTE FUNCTION derive_comment_visibility();
