-- Posts whose searchable content has changed. A repeated task of the server indexes them, so that writing a post does not wait for it.
-- Without a foreign key, because a deletion of the post would wait for the task, and the task for the deletion.
CREATE TABLE unindexed_posts (
  post_id uuid PRIMARY KEY
);

-- The update locks the row until the commit: the task, which skips locked rows, would otherwise index the text before the change.
CREATE FUNCTION note_unindexed_post(id uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO unindexed_posts (post_id) VALUES (id) ON CONFLICT (post_id) DO UPDATE SET post_id = excluded.post_id
$$;

CREATE OR REPLACE FUNCTION posts_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_unindexed_post(NEW.id);
  IF NEW.tags <> '{}' THEN
    PERFORM tag_posts(ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION post_edited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_unindexed_post(NEW.id);
  IF OLD.tags <> NEW.tags THEN
    DELETE FROM post_tags USING tags
    WHERE post_tags.post_id = NEW.id AND tags.id = post_tags.tag_id AND tags.name <> ALL (NEW.tags);
    PERFORM tag_posts(ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION alt_text_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.expires_at IS NULL THEN
    PERFORM note_unindexed_post(id) FROM posts WHERE media_id = NEW.id;
    UPDATE posts SET lexemes = DEFAULT WHERE media_id = NEW.id;
    UPDATE comments SET lexemes = DEFAULT WHERE media_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
