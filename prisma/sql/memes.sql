-- A meme is inserted after its post, in the same statement.
CREATE OR REPLACE FUNCTION captions_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE posts SET lexemes = DEFAULT WHERE id = NEW.post_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER memes_captions_changed AFTER INSERT OR UPDATE OF document ON memes
  FOR EACH ROW EXECUTE FUNCTION captions_changed();

-- Memes that are deleted at once decide one after the other. The images are locked before the rows of `meme_images`, as by a
-- deletion of the images.
CREATE OR REPLACE FUNCTION lock_meme_images() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM media WHERE id IN (SELECT media_id FROM meme_images WHERE post_id = OLD.post_id) ORDER BY id FOR UPDATE;
  RETURN OLD;
END $$;
CREATE OR REPLACE TRIGGER memes_lock_images BEFORE DELETE ON memes
  FOR EACH ROW EXECUTE FUNCTION lock_meme_images();
