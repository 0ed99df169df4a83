-- An image of memes is kept for its owner's memes and for those that may be remixed. Other memes keep only their own picture.
CREATE OR REPLACE FUNCTION is_meme_source_used(media_id uuid, owner_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
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
CREATE OR REPLACE TRIGGER meme_images_deleted AFTER DELETE ON meme_images
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION delete_unused_meme_images();
