-- An image of memes is kept for its owner's memes and for those that may be remixed. Other memes keep only their own picture.
CREATE FUNCTION is_meme_source_used(media_id uuid, owner_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM meme_images JOIN posts ON posts.id = meme_images.post_id
    WHERE meme_images.media_id = $1 AND (posts.is_remixable OR posts.author_id = $2)
  )
$$;

CREATE OR REPLACE FUNCTION delete_unused_meme_images() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM media WHERE id IN (SELECT media_id FROM gone) AND NOT is_meme_source_used(id, owner_id);
  RETURN NULL;
END $$;

-- Memes that are deleted at once decide one after the other. The images are locked before the rows of `meme_images`, as by a
-- deletion of the images.
CREATE FUNCTION lock_meme_images() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM media WHERE id IN (SELECT media_id FROM meme_images WHERE post_id = OLD.post_id) ORDER BY id FOR UPDATE;
  RETURN OLD;
END $$;
CREATE TRIGGER memes_lock_images BEFORE DELETE ON memes
  FOR EACH ROW EXECUTE FUNCTION lock_meme_images();

DELETE FROM media WHERE id IN (SELECT media_id FROM meme_images) AND NOT is_meme_source_used(id, owner_id);
