-- The most active member gets 50,000 notifications, half of them unread, with three actors each.
CREATE TEMPORARY TABLE recipient AS
SELECT member_id FROM sessions WHERE user_agent = 'bench' ORDER BY member_id LIMIT 1;

INSERT INTO notifications (id, member_id, kind, post_id, is_read, created_at, updated_at)
SELECT gen_random_uuid(), recipient.member_id, 'post_liked', post.id, number % 2 = 0, created_at, created_at
FROM recipient, (
  SELECT id, now() - row_number() OVER () * interval '1 minute' AS created_at, row_number() OVER () AS number
  FROM posts WHERE is_public LIMIT 50000
) AS post;

INSERT INTO notification_actions (notification_id, actor_id, source, source_id, created_at)
SELECT notification.id, actor.id, 'post_reaction', post_id, notification.updated_at - actor.number * interval '1 second'
FROM recipient
  JOIN notifications AS notification USING (member_id),
  (SELECT id, row_number() OVER (ORDER BY id DESC) AS number FROM members LIMIT 3) AS actor;

CREATE TABLE filled_notifications (at timestamptz NOT NULL DEFAULT now());
