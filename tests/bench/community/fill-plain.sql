-- Copies of the tables that the hand-written server writes to. They have the same rows and indexes, and no triggers.
SET session_replication_role = replica;
SET synchronous_commit = off;
SET maintenance_work_mem = '256MB';

CREATE TABLE plain_members (LIKE members INCLUDING ALL);
INSERT INTO plain_members SELECT * FROM members;

CREATE TABLE plain_posts (LIKE posts INCLUDING ALL) WITH (fillfactor = 85);
INSERT INTO plain_posts (
  id, author_id, text, tags, like_count, dislike_count, score, comment_count, is_public, hidden_reasons, created_at, updated_at
)
SELECT id, author_id, text, tags, like_count, dislike_count, score, comment_count, is_public, hidden_reasons, created_at, updated_at
FROM posts ORDER BY created_at;

CREATE TABLE plain_reactions (LIKE reactions INCLUDING ALL);
INSERT INTO plain_reactions SELECT * FROM reactions;

CREATE TABLE plain_comments (LIKE comments INCLUDING ALL);
INSERT INTO plain_comments (id, post_id, parent_id, author_id, depth, text, like_count, dislike_count, reply_count, created_at)
SELECT id, post_id, parent_id, author_id, depth, text, like_count, dislike_count, reply_count, created_at FROM comments;

CREATE TABLE plain_follows (LIKE follows INCLUDING ALL);
INSERT INTO plain_follows SELECT * FROM follows;

ALTER TABLE plain_posts ADD FOREIGN KEY (author_id) REFERENCES plain_members ON DELETE CASCADE;
ALTER TABLE plain_reactions ADD FOREIGN KEY (member_id) REFERENCES plain_members ON DELETE CASCADE,
  ADD FOREIGN KEY (post_id, author_id) REFERENCES plain_posts (id, author_id) ON DELETE CASCADE;
ALTER TABLE plain_comments ADD FOREIGN KEY (post_id) REFERENCES plain_posts ON DELETE CASCADE,
  ADD FOREIGN KEY (author_id) REFERENCES plain_members;
ALTER TABLE plain_follows ADD FOREIGN KEY (follower_id) REFERENCES plain_members ON DELETE CASCADE,
  ADD FOREIGN KEY (followed_id) REFERENCES plain_members ON DELETE CASCADE;

SET session_replication_role = origin;
CREATE TABLE filled_plain (at timestamptz NOT NULL DEFAULT now());
