-- Tables like those of comments and follows that no trigger keeps, for what is compared to be written by hand.
CREATE TABLE plain_comments (LIKE comments INCLUDING ALL);
ALTER TABLE plain_comments ADD FOREIGN KEY (post_id) REFERENCES plain_posts ON DELETE CASCADE,
  ADD FOREIGN KEY (author_id) REFERENCES plain_members;
INSERT INTO plain_members SELECT * FROM members ON CONFLICT DO NOTHING;
CREATE TABLE plain_follows (LIKE follows INCLUDING ALL);
ALTER TABLE plain_follows ADD FOREIGN KEY (follower_id) REFERENCES plain_members ON DELETE CASCADE,
  ADD FOREIGN KEY (followed_id) REFERENCES plain_members ON DELETE CASCADE;
CREATE TABLE filled_plain (at timestamptz NOT NULL DEFAULT now());
