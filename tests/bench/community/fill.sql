-- A community of `bench.posts` posts and 20,000 members, into an empty database. Who writes and what is reacted to follows
-- Zipf's law: floor(n ^ random) is k in proportion to 1/k. Triggers and foreign keys rest meanwhile: what they would have
-- counted is counted at once.
SET session_replication_role = replica;
-- This trigger makes members searchable.
ALTER TABLE members ENABLE ALWAYS TRIGGER members_inserted_searchable;
SET synchronous_commit = off;
SET work_mem = '256MB';
SET maintenance_work_mem = '256MB';
SET max_parallel_workers_per_gather = 0;
SELECT setseed(0.42);

-- 20,000 words of two to four syllables, so that a word can be misspelled and begins like many others.
CREATE FUNCTION pg_temp.syllable(n int) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN substr('bakelimonudafegihojurasetivolukapenisotu', n % 20 * 2 + 1, 2);
CREATE FUNCTION pg_temp.word(n int) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN pg_temp.syllable(n) || pg_temp.syllable(n / 20)
    || CASE WHEN n >= 400 THEN pg_temp.syllable(n / 400) ELSE '' END
    || CASE WHEN n >= 8000 THEN pg_temp.syllable(n / 8000) ELSE '' END;

CREATE TEMP TABLE drawn_members AS
  SELECT n, uuidv7(n * interval '1 second' - interval '2 years') AS id, now() - interval '2 years' + n * interval '1 second' AS joined_at
  FROM generate_series(1, 20000) AS n;
ALTER TABLE drawn_members ADD PRIMARY KEY (n);

-- Over the last year, the newest a minute old. One post in three has a picture, one in three another tag, and one in ten the same
-- tag. Besides eight words by Zipf's law, the posts have words of exact shares: a third (two, never together), a fifth, a
-- seventieth and a thousandth.
CREATE TEMP TABLE drawn_posts AS
  SELECT post.n, uuidv7(created_at - now()) AS id, author.id AS author_id, created_at,
    CASE WHEN post.n % 3 = 0 THEN uuidv7(created_at - now()) END AS media_id,
    (SELECT string_agg(pg_temp.word(word_n), ' ') FROM (
      SELECT floor(power(20000, random()))::int AS word_n FROM generate_series(1, 8 + 0 * post.n)
    ) AS drawn)
      || CASE post.n % 3 WHEN 1 THEN ' lunch' WHEN 2 THEN ' deadline' ELSE '' END
      || CASE WHEN post.n % 5 = 2 THEN ' monday' ELSE '' END
      || CASE WHEN post.n % 70 = 5 THEN ' pigeon' ELSE '' END
      || CASE WHEN post.n % 1000 = 7 THEN ' walrus' ELSE '' END AS words,
    CASE WHEN post.n % 10 = 3 THEN ARRAY['lunchtime'] ELSE '{}' END
      || CASE WHEN post.n % 3 = 1 THEN ARRAY[pg_temp.word(1 + floor(random() * 20000)::int)] ELSE '{}' END AS tags
  FROM (
    SELECT n, floor(power(20000, random()))::int AS author_n,
      date_trunc('milliseconds', now() - interval '1 minute' - n * (interval '1 year' / current_setting('bench.posts')::int)) AS created_at
    FROM generate_series(1, current_setting('bench.posts')::int) AS n
  ) AS post
  JOIN drawn_members AS author ON author.n = author_n;
ALTER TABLE drawn_posts ADD PRIMARY KEY (n);

-- Ten reactions a post: two by Zipf's law, where the most liked posts lie anywhere (7919 is a prime), and eight on any post. Five in
-- six are likes.
CREATE TEMP TABLE drawn_reactions AS
  SELECT post.id AS post_id, member.id AS member_id, post.author_id,
    (CASE WHEN random() < 5 / 6.0 THEN 'like' ELSE 'dislike' END)::reaction_kind AS kind,
    date_trunc('milliseconds', least(post.created_at - ln(1 - random()) * interval '6 hours', now())) AS created_at
  FROM (
    SELECT DISTINCT
      (CASE WHEN number <= posts * 2 THEN floor(power(posts, random()))::bigint * 7919 % posts ELSE floor(random() * posts) END + 1)::int AS post_n,
      (1 + floor(random() * 20000))::int AS member_n
    FROM (SELECT current_setting('bench.posts')::int AS posts) AS size, generate_series(1, posts * 41 / 4) AS number
  ) AS pair
  JOIN drawn_posts AS post ON post.n = post_n
  JOIN drawn_members AS member ON member.n = member_n;

INSERT INTO members (id, username, full_name, bio, date_of_birth, photo_id, post_count, like_count, created_at, updated_at)
  SELECT member.id, 'member_' || n,
    (ARRAY['Katarina', 'Oluwaseun', 'Bartholomew', 'Mei-Lin', 'Giulia', 'Henrik', 'Priya', 'Thabo'])[n % 8 + 1] || ' ' || initcap(pg_temp.word(n)),
    'Here for the memes, number ' || n, '1990-05-17',
    CASE WHEN n % 2 = 0 THEN uuidv7(joined_at - now()) END, coalesce(own.posts, 0), coalesce(received.likes, 0), joined_at, joined_at
  FROM drawn_members AS member
  LEFT JOIN (SELECT author_id, count(*) AS posts FROM drawn_posts GROUP BY 1) AS own ON own.author_id = member.id
  LEFT JOIN (
    SELECT author_id, count(*) AS likes FROM drawn_reactions WHERE kind = 'like' AND member_id <> author_id GROUP BY 1
  ) AS received ON received.author_id = member.id;

INSERT INTO credentials (member_id, email, password_hash, email_verified_at, password_changed_at)
  SELECT id, 'member_' || n || '@mail.example', current_setting('bench.password_hash'), joined_at, joined_at FROM drawn_members;

-- A thousand of them are signed in, for as long as this database is used.
INSERT INTO sessions (id, member_id, user_agent, created_at, last_used_at, expires_at)
  SELECT gen_random_uuid(), id, 'bench', now(), now(), now() + interval '10 years' FROM drawn_members WHERE n <= 1000;

INSERT INTO media (id, owner_id, kind, status, width, height, alt_text, thumb_hash, created_at)
  SELECT media_id, author_id, 'image'::media_kind, 'ready'::media_status, 1200, 900, 'A meme, number ' || n,
    '\x1f0a0e15830a697787777777978087a878'::bytea, created_at
  FROM drawn_posts WHERE media_id IS NOT NULL
  UNION ALL
  SELECT photo_id, id, 'image', 'ready', 512, 512, '', '\x1f0a0e15830a697787777777978087a878'::bytea, created_at
  FROM members WHERE photo_id IS NOT NULL;

INSERT INTO posts (id, author_id, text, tags, media_id, like_count, dislike_count, score, created_at, updated_at)
  SELECT id, post.author_id, 'Post ' || n || ' ' || words || repeat(' and so on', n % 4) || coalesce(' #' || array_to_string(nullif(tags, '{}'), ' #'), ''),
    tags, media_id,
    coalesce(likes, 0), coalesce(dislikes, 0), coalesce(reactions.score, 0), created_at, created_at
  FROM drawn_posts AS post
  LEFT JOIN (
    SELECT post_id, count(*) FILTER (WHERE kind = 'like') AS likes, count(*) FILTER (WHERE kind = 'dislike') AS dislikes,
      sum(CASE kind WHEN 'like' THEN 1 ELSE -1 END) FILTER (WHERE member_id <> author_id) AS score
    FROM drawn_reactions GROUP BY 1
  ) AS reactions ON post_id = id;

INSERT INTO reactions (post_id, member_id, author_id, kind, created_at) SELECT * FROM drawn_reactions ORDER BY post_id;

ANALYZE;
SET session_replication_role = origin;
ALTER TABLE members ENABLE TRIGGER members_inserted_searchable;
INSERT INTO post_count_changes (change) SELECT count(*) FROM posts;
DELETE FROM trending_window;
SELECT advance_trending_members(now() - interval '7 days');

CREATE EXTENSION pg_stat_statements;
CREATE TABLE filled (at timestamptz NOT NULL);
INSERT INTO filled VALUES (now());
