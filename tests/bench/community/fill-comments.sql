-- The newest post gets 100,000 comments, of which a fifth are replies, and 200,000 reactions to them.
CREATE TEMPORARY TABLE commenters AS
SELECT id AS member_id, row_number() OVER (ORDER BY id) AS n FROM members LIMIT 20000;
ALTER TABLE commenters ADD PRIMARY KEY (n);
ANALYZE commenters;

INSERT INTO comments (id, post_id, author_id, depth, text, created_at)
SELECT gen_random_uuid(), post.id, member_id, 0, 'Comment ' || number, post.created_at + number * interval '1 second'
FROM (SELECT id, created_at FROM posts WHERE is_public ORDER BY created_at DESC LIMIT 1) AS post,
  generate_series(1, 80000) AS number
  JOIN commenters ON n = number % (SELECT count(*) FROM commenters) + 1;
ANALYZE comments;

INSERT INTO comments (id, post_id, parent_id, author_id, depth, text, created_at)
SELECT gen_random_uuid(), post_id, id, author_id, 1, 'A reply', created_at + interval '1 minute'
FROM (SELECT * FROM comments ORDER BY id LIMIT 20000) AS parent;
ANALYZE comments;

INSERT INTO comment_reactions (comment_id, member_id, kind, created_at)
SELECT DISTINCT ON (comment.id, member_id) comment.id, member_id,
  (CASE WHEN random() < 0.8 THEN 'like' ELSE 'dislike' END)::reaction_kind, now()
FROM (SELECT id, row_number() OVER () AS number FROM comments) AS comment,
  LATERAL (SELECT member_id FROM commenters WHERE n IN (number % 997 + 1, number % 499 + 1)) AS reactor;

CREATE TABLE filled_comments (at timestamptz NOT NULL DEFAULT now());
