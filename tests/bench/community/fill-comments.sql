-- Five comments a post on average, half of them by Zipf's law, and a quarter are replies. The newest post gets 100,000, of which a
-- fifth are replies, half of them to its first comment, and 200,000 reactions to them. Triggers rest meanwhile: what they would have counted is counted at once.
SET session_replication_role = replica;
SET synchronous_commit = off;
SET work_mem = '256MB';
SET maintenance_work_mem = '256MB';

CREATE TEMPORARY TABLE commenters AS
SELECT id AS member_id, row_number() OVER (ORDER BY id) AS n FROM members LIMIT 20000;
ALTER TABLE commenters ADD PRIMARY KEY (n);
CREATE TEMPORARY TABLE commented AS
SELECT id, created_at, row_number() OVER (ORDER BY created_at DESC) AS n FROM posts WHERE is_public;
ALTER TABLE commented ADD PRIMARY KEY (n);
ANALYZE commenters, commented;

INSERT INTO comments (id, post_id, author_id, depth, text, created_at)
SELECT uuidv7(post.created_at + number * interval '1 second' - now()), post.id, member_id, 0, 'Comment ' || number,
  post.created_at + number * interval '1 second'
FROM (SELECT id, created_at FROM commented WHERE n = 1) AS post,
  generate_series(1, 80000) AS number
  JOIN commenters ON n = number % (SELECT count(*) FROM commenters) + 1;

-- The newest post gets no further ones (n is at least 2).
INSERT INTO comments (id, post_id, author_id, depth, text, created_at)
SELECT uuidv7(moment - now()), post_id, member_id, 0, 'Comment ' || number, moment
FROM (
  SELECT number, post.id AS post_id, commenter.member_id,
    date_trunc('milliseconds', least(post.created_at - ln(1 - random()) * interval '1 day', now())) AS moment
  FROM (
    SELECT number, 1 + floor(random() * 20000)::int AS commenter_n,
      CASE WHEN number % 2 = 0 THEN 2 + floor(random() * (posts - 1)) ELSE 1 + floor(power(posts, random())) END::int AS post_n
    FROM (SELECT count(*)::int AS posts FROM commented) AS size, generate_series(1, posts * 367 / 100) AS number
  ) AS pair
  JOIN commented AS post ON post.n = greatest(post_n, 2)
  JOIN commenters AS commenter ON commenter.n = commenter_n
) AS drawn;
ANALYZE comments;

INSERT INTO comments (id, post_id, parent_id, author_id, depth, text, created_at)
SELECT uuidv7(created_at + interval '1 minute' - now()), post_id, CASE WHEN is_newest AND n <= 10000 THEN first ELSE id END, author_id, 1,
  'A reply', created_at + interval '1 minute'
FROM (
  SELECT *, row_number() OVER parents AS n, first_value(id) OVER parents AS first
  FROM (SELECT *, post_id = (SELECT id FROM commented WHERE n = 1) AS is_newest FROM comments) AS comments
  WINDOW parents AS (PARTITION BY is_newest ORDER BY id)
) AS parent
WHERE CASE WHEN is_newest THEN n <= 20000 ELSE n % 3 = 0 END;
UPDATE comments SET reply_count = replies
FROM (SELECT parent_id, count(*) AS replies FROM comments WHERE parent_id IS NOT NULL GROUP BY 1) AS counted
WHERE comments.id = counted.parent_id;
ANALYZE comments;

INSERT INTO comment_reactions (comment_id, member_id, kind, created_at)
SELECT DISTINCT ON (comment.id, member_id) comment.id, member_id,
  (CASE WHEN random() < 0.8 THEN 'like' ELSE 'dislike' END)::reaction_kind, now()
FROM (
    SELECT id, row_number() OVER () AS number FROM comments WHERE post_id = (SELECT id FROM commented WHERE n = 1)
  ) AS comment,
  LATERAL (SELECT member_id FROM commenters WHERE n IN (number % 997 + 1, number % 499 + 1)) AS reactor;
UPDATE comments SET like_count = likes, dislike_count = reactions - likes
FROM (
  SELECT comment_id, count(*) AS reactions, count(*) FILTER (WHERE kind = 'like') AS likes FROM comment_reactions GROUP BY 1
) AS counted
WHERE comments.id = comment_id;

UPDATE posts SET comment_count = counted.comments
FROM (SELECT post_id, count(*) AS comments FROM comments GROUP BY 1) AS counted WHERE posts.id = post_id;

SET session_replication_role = origin;
CREATE TABLE filled_comments (at timestamptz NOT NULL DEFAULT now());
