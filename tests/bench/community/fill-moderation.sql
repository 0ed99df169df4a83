-- A moderator, and cases about posts: a fifth of the posts, at most 100,000, with two reports each. A tenth of the cases is open.
CREATE TEMPORARY TABLE moderator AS
SELECT member_id FROM sessions WHERE user_agent = 'bench' ORDER BY member_id DESC LIMIT 1;
UPDATE members SET role = 'moderator' WHERE id = (SELECT member_id FROM moderator);

CREATE TEMPORARY TABLE reported AS
SELECT gen_random_uuid() AS case_id, id, author_id, text, number, now() - number * interval '1 minute' AS at
FROM (SELECT posts.*, row_number() OVER () AS number FROM posts WHERE is_public) AS post
WHERE number <= 100000 AND number % 5 = 0;

INSERT INTO moderation_cases (id, status, subject_type, subject_id, author_id, snapshot, action, reason, opened_at, decided_at)
SELECT case_id, CASE WHEN number % 50 = 0 THEN 'open' ELSE 'decided' END::case_status, 'post', id, author_id, text,
  CASE WHEN number % 50 <> 0 THEN 'dismiss' END::moderation_action_kind, NULL, at, CASE WHEN number % 50 <> 0 THEN at END
FROM reported;

INSERT INTO reports (id, case_id, reporter_id, reason, note, created_at)
SELECT gen_random_uuid(), case_id, reporter.id, CASE WHEN number % 1000 = 0 THEN 'illegal' ELSE 'spam' END::report_reason, '', at
FROM reported, (SELECT id FROM members ORDER BY id LIMIT 2) AS reporter;

INSERT INTO moderation_actions (id, case_id, action, note, subject_type, subject_id, moderator_id, created_at)
SELECT gen_random_uuid(), case_id, 'dismiss', 'It does not break the rules.', 'post', id, (SELECT member_id FROM moderator), at
FROM reported WHERE number % 50 <> 0;

CREATE TABLE filled_moderation (at timestamptz NOT NULL DEFAULT now());
