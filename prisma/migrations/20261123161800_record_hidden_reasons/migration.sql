-- A post is public while there is no reason to hide it. Several reasons can apply at once, and each is set and cleared
-- without knowledge of the others. `is_public` remains the column that counters, rankings and queries use.
CREATE TYPE hidden_reason AS ENUM ('media_not_ready', 'author_suspended', 'removed');
ALTER TABLE posts ADD COLUMN hidden_reasons hidden_reason[] NOT NULL DEFAULT '{}';

-- Posts that are hidden without a known reason were hidden by manual SQL.
UPDATE posts SET hidden_reasons = coalesce(nullif(
    array_remove(ARRAY[
      CASE WHEN media.status <> 'ready' THEN 'media_not_ready' END,
      CASE WHEN members.suspended_at IS NOT NULL THEN 'author_suspended' END
    ]::hidden_reason[], NULL),
    '{}'), '{removed}')
FROM posts AS hidden
  JOIN members ON members.id = hidden.author_id
  LEFT JOIN media ON media.id = hidden.media_id
WHERE posts.id = hidden.id AND NOT hidden.is_public;

-- Derives `is_public`. Processes of an earlier version, which run until an upgrade is complete, write `is_public` alone:
-- they insert hidden posts for media that is not ready, hide posts of suspended members, and publish when both have ended.
CREATE FUNCTION derive_post_visibility() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.hidden_reasons = '{}' THEN
      NEW.hidden_reasons := '{media_not_ready}';
    END IF;
  ELSIF NEW.is_public <> OLD.is_public AND NEW.hidden_reasons = OLD.hidden_reasons THEN
    NEW.hidden_reasons := CASE WHEN NEW.is_public
      THEN array_remove(array_remove(OLD.hidden_reasons, 'media_not_ready'), 'author_suspended')
      ELSE '{author_suspended}' END;
  END IF;
  NEW.is_public := NEW.hidden_reasons = '{}';
  RETURN NEW;
END $$;

CREATE TRIGGER posts_visibility BEFORE INSERT OR UPDATE OF is_public, hidden_reasons ON posts FOR EACH ROW
  WHEN (NEW.is_public <> (NEW.hidden_reasons = '{}')) EXECUTE FUNCTION derive_post_visibility();
