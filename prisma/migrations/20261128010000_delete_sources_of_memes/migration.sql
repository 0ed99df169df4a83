-- An image of memes is kept for its owner's memes and for those that may be remixed. Other memes keep only their own picture.
DELETE FROM media WHERE id IN (SELECT media_id FROM meme_images) AND NOT EXISTS (
  SELECT FROM meme_images JOIN posts ON posts.id = meme_images.post_id
  WHERE meme_images.media_id = media.id AND (posts.is_remixable OR posts.author_id = media.owner_id)
);
