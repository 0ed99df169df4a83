-- Building the indexes blocks no reads. The next migration drops the indexes that they replace, which needs a lock that does.
CREATE INDEX posts_of_author_with_media ON posts (author_id, created_at DESC, id DESC) WHERE media_id IS NOT NULL;
CREATE INDEX comments_of_author_newest_first ON comments (author_id, created_at DESC, id DESC);
CREATE INDEX reactions_of_member_newest_first ON reactions (member_id, kind, created_at DESC, post_id DESC);
