-- `is_remixable` is null for posts without a meme. A template is identified by the UUID of its slug.
ALTER TABLE posts
  ADD COLUMN is_remixable boolean,
  ADD COLUMN meme_template_id uuid,
  ADD COLUMN remix_of_id uuid REFERENCES posts ON DELETE SET NULL,
  ADD COLUMN remix_count integer NOT NULL DEFAULT 0 CHECK (remix_count >= 0);
CREATE INDEX posts_of_meme_template ON posts (meme_template_id, created_at DESC, id DESC) WHERE meme_template_id IS NOT NULL;
CREATE INDEX posts_remixes ON posts (remix_of_id, created_at DESC, id DESC) WHERE remix_of_id IS NOT NULL;

-- The document, with its version.
CREATE TABLE memes (
  post_id uuid PRIMARY KEY REFERENCES posts ON DELETE CASCADE,
  document jsonb NOT NULL
);

-- The uploads that documents show. A meme and its remixes can share them.
CREATE TABLE meme_images (
  post_id uuid NOT NULL REFERENCES memes ON DELETE CASCADE,
  media_id uuid NOT NULL REFERENCES media ON DELETE CASCADE,
  PRIMARY KEY (post_id, media_id)
);
CREATE INDEX meme_images_of_media ON meme_images (media_id);

-- The last meme with an upload deletes it. The locks let two of them that are deleted at once decide one after the other.
CREATE FUNCTION delete_unused_meme_images() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM media WHERE id IN (SELECT media_id FROM gone) ORDER BY id FOR UPDATE;
  DELETE FROM media WHERE id IN (SELECT media_id FROM gone)
    AND NOT EXISTS (SELECT FROM meme_images WHERE media_id = media.id);
  RETURN NULL;
END $$;
CREATE TRIGGER meme_images_deleted AFTER DELETE ON meme_images
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION delete_unused_meme_images();

-- The public memes with a template.
CREATE TABLE meme_template_uses (
  id uuid PRIMARY KEY,
  use_count integer NOT NULL CHECK (use_count >= 0)
);

CREATE FUNCTION count_meme(template_id uuid, original_id uuid, change integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF original_id IS NOT NULL THEN
    UPDATE posts SET remix_count = remix_count + change WHERE id = original_id;
  END IF;
  IF template_id IS NOT NULL THEN
    UPDATE meme_template_uses SET use_count = use_count + change WHERE id = template_id;
    IF NOT FOUND THEN
      INSERT INTO meme_template_uses (id, use_count) VALUES (template_id, change)
      ON CONFLICT (id) DO UPDATE SET use_count = meme_template_uses.use_count + change;
    END IF;
  END IF;
END $$;

-- The background task tells the author of the original.
CREATE FUNCTION note_remix(remix posts) RETURNS void LANGUAGE sql AS $$
  INSERT INTO notification_changes (source, source_id, actor_id)
  SELECT 'remix', remix.id, remix.author_id FROM posts WHERE posts.id = remix.remix_of_id
$$;

CREATE FUNCTION meme_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM count_meme(OLD.meme_template_id, OLD.remix_of_id, -1);
    PERFORM note_remix(OLD);
  ELSE
    PERFORM count_meme(NEW.meme_template_id, NEW.remix_of_id, CASE WHEN NEW.is_public THEN 1 ELSE -1 END);
    PERFORM note_remix(NEW);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER memes_inserted AFTER INSERT ON posts FOR EACH ROW
  WHEN (NEW.is_remixable IS NOT NULL AND NEW.is_public) EXECUTE FUNCTION meme_changed();
CREATE TRIGGER memes_visibility AFTER UPDATE OF is_public, hidden_reasons ON posts FOR EACH ROW
  WHEN (NEW.is_remixable IS NOT NULL AND OLD.is_public <> NEW.is_public) EXECUTE FUNCTION meme_changed();
CREATE TRIGGER memes_deleted AFTER DELETE ON posts FOR EACH ROW
  WHEN (OLD.is_remixable IS NOT NULL AND OLD.is_public) EXECUTE FUNCTION meme_changed();

-- The captions of memes are searchable, and `is:meme` finds them.
CREATE OR REPLACE FUNCTION index_posts(ids uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  INSERT INTO post_search (post_id, created_at, vector)
  SELECT posts.id, posts.created_at,
    setweight(to_tsvector('simple', search_text(posts.text)), 'A')
    || setweight(to_tsvector('simple', search_text(coalesce(media.alt_text, ''))), 'B')
    || setweight(to_tsvector('simple', search_text(coalesce((
      SELECT string_agg(caption #>> '{}', ' ')
      FROM memes CROSS JOIN LATERAL jsonb_path_query(document, '$.layers[*].text.text') AS caption
      WHERE memes.post_id = posts.id
    ), ''))), 'B')
    || array_to_tsvector(ARRAY['*', '@' || posts.author_id, 'is:' || coalesce(media.kind::text, 'text')])
    || array_to_tsvector(CASE WHEN posts.is_remixable IS NULL THEN '{}' ELSE ARRAY['is:meme'] END)
    || array_to_tsvector((SELECT coalesce(array_agg('#' || tag), '{}') FROM unnest(posts.tags) AS tag))
  FROM posts LEFT JOIN media ON media.id = posts.media_id
  WHERE posts.id = ANY (ids)
  ON CONFLICT (post_id) DO UPDATE SET vector = excluded.vector;
END $$;
