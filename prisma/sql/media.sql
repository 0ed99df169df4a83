CREATE OR REPLACE FUNCTION alt_text_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.expires_at IS NULL THEN
    PERFORM note_unindexed_post(id) FROM posts WHERE media_id = NEW.id;
    UPDATE posts SET lexemes = DEFAULT WHERE media_id = NEW.id;
    UPDATE comments SET lexemes = DEFAULT WHERE media_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER media_alt_text_searchable AFTER UPDATE OF alt_text ON media FOR EACH ROW
  WHEN (OLD.alt_text <> NEW.alt_text) EXECUTE FUNCTION alt_text_changed();

CREATE OR REPLACE FUNCTION set_cluster_of_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE posts SET cluster_id = NEW.cluster_id WHERE media_id = NEW.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER media_moved_to_cluster AFTER UPDATE OF cluster_id ON media FOR EACH ROW
  WHEN (OLD.cluster_id IS DISTINCT FROM NEW.cluster_id) EXECUTE FUNCTION set_cluster_of_posts();
