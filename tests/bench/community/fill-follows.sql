-- 2,000,000 random follows, of which the lower ranks (the most active members) receive more. The last signed-in members read
-- special lists: 997 follows the 5,000 most active members, 998 follows 50 who hardly post, 999 follows one, 996 blocks 500
-- members and mutes 50 words, 995 blocks 1,000 members, and 1,000 has 100,000 followers, who are new members.
SET session_replication_role = replica;
-- This trigger makes members searchable.
ALTER TABLE members ENABLE ALWAYS TRIGGER members_inserted_searchable;

CREATE TEMPORARY TABLE ranked AS SELECT id, row_number() OVER (ORDER BY id) AS n FROM members;
ALTER TABLE ranked ADD PRIMARY KEY (n);
ANALYZE ranked;

INSERT INTO members (id, username, full_name, date_of_birth, created_at, updated_at)
SELECT gen_random_uuid(), 'follower_' || number, 'Follower ' || number, '1990-05-17', now(), now()
FROM generate_series(1, 100000) AS number;

INSERT INTO follows (follower_id, followed_id, created_at)
SELECT follower.id, followed.id, now() - number * interval '10 seconds'
FROM (
  SELECT number, (1 + floor(random() * 20000))::int AS follower_n, floor(power(20000, random()))::int AS followed_n
  FROM generate_series(1, 2600000) AS number
) AS pair
  JOIN ranked AS follower ON follower.n = follower_n AND follower_n NOT BETWEEN 993 AND 1000
  JOIN ranked AS followed ON followed.n = followed_n
WHERE follower.id <> followed.id
ON CONFLICT DO NOTHING;

INSERT INTO follows (follower_id, followed_id, created_at)
SELECT follower.id, followed.id, now() - followed.n * interval '1 minute'
FROM ranked AS follower
  JOIN ranked AS followed ON (follower.n, followed.n BETWEEN 1 AND 5000) = (997, true)
    OR (follower.n, followed.n > 19950) = (998, true) OR (follower.n, followed.n) = (999, 500)
WHERE follower.n BETWEEN 997 AND 999 AND follower.id <> followed.id;

INSERT INTO follows (follower_id, followed_id, created_at)
SELECT id, (SELECT id FROM ranked WHERE n = 1000), now() - row_number() OVER () * interval '1 second'
FROM members WHERE username LIKE 'follower\_%';

INSERT INTO hidden_members (viewer_id, member_id, blocked_at)
SELECT viewer.id, hidden.id, now() - hidden.n * interval '1 minute'
FROM ranked AS viewer JOIN ranked AS hidden
  ON (viewer.n = 996 AND hidden.n BETWEEN 1001 AND 1500) OR (viewer.n = 995 AND hidden.n BETWEEN 2001 AND 3000);

INSERT INTO muted_words (member_id, words)
SELECT (SELECT id FROM ranked WHERE n = 996), array_agg('word' || number)
FROM generate_series(1, 50) AS number;

UPDATE members SET follower_count = counted.followers, following_count = counted.following
FROM (
  SELECT id, sum(followers) AS followers, sum(following) AS following FROM (
    SELECT followed_id AS id, 1 AS followers, 0 AS following FROM follows
    UNION ALL SELECT follower_id, 0, 1 FROM follows
  ) AS ends GROUP BY id
) AS counted
WHERE members.id = counted.id;

INSERT INTO saved_posts (member_id, post_id, created_at)
SELECT (SELECT id FROM ranked WHERE n = 999), id, now() - row_number() OVER () * interval '1 minute'
FROM posts WHERE is_public LIMIT 5000;

SET session_replication_role = origin;
ALTER TABLE members ENABLE TRIGGER members_inserted_searchable;
CREATE TABLE filled_follows (at timestamptz NOT NULL DEFAULT now());
