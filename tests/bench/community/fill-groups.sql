-- 221 groups. One has a fifth of the posts and 500,000 members; the script inserts 380,000 of them. 200 groups have a tenth of the posts
-- together, and the signed-in member number 992 is a member of each. 20 groups have no posts.
SET session_replication_role = replica;

CREATE TEMPORARY TABLE ranked AS
SELECT id, row_number() OVER (ORDER BY id) AS n FROM members WHERE username LIKE 'member\_%';

INSERT INTO members (id, username, full_name, date_of_birth, created_at, updated_at)
SELECT gen_random_uuid(), 'joiner_' || number, 'Joiner ' || number, '1990-05-17', now(), now()
FROM generate_series(1, 380000) AS number;

INSERT INTO groups (id, slug, name, description, created_at)
SELECT gen_random_uuid(), CASE number WHEN 0 THEN 'large' ELSE 'group-' || number END, 'Group ' || number, 'About the number ' || number,
  now() - number * interval '1 hour'
FROM generate_series(0, 220) AS number;
-- The trigger that makes groups searchable rests.
UPDATE groups SET vector = setweight(to_tsvector('simple', search_text(name) || ' ' || search_text(slug)), 'A')
  || setweight(to_tsvector('simple', search_text(description)), 'B');

CREATE TEMPORARY TABLE numbered AS SELECT id, row_number() OVER (ORDER BY created_at DESC) - 1 AS number FROM groups;

INSERT INTO group_members (group_id, member_id, role, joined_at, is_recent)
SELECT (SELECT id FROM numbered WHERE number = 0), id, CASE WHEN number <= 3 THEN 'owner' ELSE 'member' END::group_role,
  now() - number * interval '10 seconds', number * 10 < 7 * 24 * 60 * 60
FROM (SELECT id, row_number() OVER (ORDER BY id) AS number FROM members) AS member;

INSERT INTO group_members (group_id, member_id, role, joined_at, is_recent)
SELECT numbered.id, ranked.id, CASE WHEN ranked.n = 992 THEN 'member' ELSE 'owner' END::group_role, now() - number * interval '1 day', number < 7
FROM numbered, ranked WHERE number BETWEEN 1 AND 200 AND ranked.n IN (992, number) OR number > 200 AND ranked.n = number;

UPDATE posts SET group_id = numbered.id
FROM (SELECT id, row_number() OVER (ORDER BY created_at) AS n FROM posts) AS post, numbered
WHERE posts.id = post.id AND (
  (post.n % 10 IN (1, 6) AND number = 0) OR (post.n % 10 = 4 AND number = 1 + post.n / 10 % 200)
);

UPDATE groups SET member_count = counted.members, recent_join_count = counted.joins
FROM (
  SELECT group_id, count(*) AS members, count(*) FILTER (WHERE is_recent) AS joins FROM group_members GROUP BY group_id
) AS counted
WHERE groups.id = counted.group_id;
INSERT INTO group_post_count_changes (group_id, change)
SELECT group_id, count(*) FROM posts WHERE group_id IS NOT NULL AND is_public GROUP BY group_id;

SET session_replication_role = origin;
CREATE TABLE filled_groups (at timestamptz NOT NULL DEFAULT now());
