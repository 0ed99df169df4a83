CREATE TYPE notification_kind AS ENUM (
  'post_liked', 'comment_liked', 'post_commented', 'comment_replied', 'mentioned', 'followed', 'post_remixed',
  'post_credited', 'group_join_requested', 'group_join_approved', 'group_role_changed', 'content_removed', 'warned',
  'appeal_decided', 'report_decided', 'coins_received', 'security'
);

CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  kind notification_kind NOT NULL,
  post_id uuid REFERENCES posts ON DELETE CASCADE,
  comment_id uuid REFERENCES comments ON DELETE CASCADE,
  subject_id uuid NOT NULL GENERATED ALWAYS AS (coalesce(comment_id, post_id, member_id)) STORED,
  text text NOT NULL DEFAULT '',
  actor_count integer NOT NULL DEFAULT 0 CHECK (actor_count >= 0),
  is_listed boolean NOT NULL GENERATED ALWAYS AS (actor_count > 0 OR text <> '') STORED,
  is_read boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL
);
CREATE INDEX notifications_newest_first ON notifications (member_id, updated_at DESC, id DESC) WHERE is_listed;
CREATE INDEX notifications_of_member ON notifications (member_id);
CREATE INDEX notifications_of_subject ON notifications (subject_id, kind, member_id, created_at DESC);
CREATE INDEX notifications_of_post ON notifications (post_id) WHERE post_id IS NOT NULL;
CREATE INDEX notifications_of_comment ON notifications (comment_id) WHERE comment_id IS NOT NULL;

CREATE TABLE notification_actions (
  notification_id uuid NOT NULL REFERENCES notifications ON DELETE CASCADE,
  actor_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  source text NOT NULL,
  source_id uuid NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (notification_id, actor_id, source, source_id)
);
CREATE INDEX notification_actions_of_source ON notification_actions (source_id, actor_id);
CREATE INDEX notification_actions_newest_first ON notification_actions (notification_id, created_at DESC, actor_id)
  WHERE is_active;
CREATE INDEX notification_actions_of_actor ON notification_actions (actor_id);

-- Rows are inserted and deleted all the time.
CREATE TABLE notification_changes (
  id bigserial PRIMARY KEY,
  source text NOT NULL,
  source_id uuid NOT NULL,
  actor_id uuid NOT NULL
)
WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_delay = 0);

CREATE TABLE unread_notifications (
  member_id uuid PRIMARY KEY REFERENCES members ON DELETE CASCADE,
  count integer NOT NULL CHECK (count >= 0)
)
WITH (fillfactor = 85);

CREATE TABLE notification_settings (
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  kind notification_kind NOT NULL,
  is_shown boolean NOT NULL,
  is_pushed boolean NOT NULL,
  PRIMARY KEY (member_id, kind),
  CONSTRAINT notification_settings_cannot_hide CHECK (
    kind NOT IN ('security', 'content_removed') OR (is_shown AND is_pushed)
  )
);

CREATE TABLE push_subscriptions (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint)
);
CREATE INDEX push_subscriptions_of_member ON push_subscriptions (member_id);
CREATE INDEX push_subscriptions_of_session ON push_subscriptions (session_id);

CREATE FUNCTION delete_push_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_ended AFTER UPDATE OF ended_at ON sessions FOR EACH ROW
  WHEN (NEW.ended_at IS NOT NULL) EXECUTE FUNCTION delete_push_subscriptions();

-- The counters are locked by member, so that concurrent changes of several members never wait for each other in a circle.
CREATE FUNCTION change_unread_notifications(member_ids uuid[], changes integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF member_ids IS NULL THEN
    RETURN;
  END IF;
  INSERT INTO unread_notifications (member_id, count)
  SELECT id, 0 FROM members WHERE id = ANY (member_ids) ORDER BY id
  ON CONFLICT DO NOTHING;
  PERFORM FROM unread_notifications WHERE member_id = ANY (member_ids) ORDER BY member_id FOR UPDATE;
  UPDATE unread_notifications SET count = count + changed.difference
  FROM (SELECT unnest(member_ids) AS member_id, unnest(changes) AS difference) AS changed
  WHERE unread_notifications.member_id = changed.member_id;
END $$;

CREATE FUNCTION count_unread_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM change_unread_notifications(array_agg(member_id), array_agg(unread)) FROM (
      SELECT member_id, count(*)::integer AS unread FROM new_notifications
      WHERE is_listed AND NOT is_read GROUP BY member_id
    ) AS changed;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM change_unread_notifications(array_agg(member_id), array_agg(-unread)) FROM (
      SELECT member_id, count(*)::integer AS unread FROM old_notifications
      WHERE is_listed AND NOT is_read GROUP BY member_id
    ) AS changed;
    -- The background task publishes the deletion. A deleted recipient does not need it.
    INSERT INTO notification_changes (source, source_id, actor_id)
    SELECT 'notification', gone.id, gone.member_id FROM old_notifications AS gone
    JOIN members ON members.id = gone.member_id WHERE gone.is_listed;
  ELSE
    PERFORM change_unread_notifications(array_agg(member_id), array_agg(unread)) FROM (
      SELECT after.member_id, sum(
        (after.is_listed AND NOT after.is_read)::integer - (before.is_listed AND NOT before.is_read)::integer
      )::integer AS unread
      FROM old_notifications AS before JOIN new_notifications AS after USING (id)
      GROUP BY after.member_id
    ) AS changed WHERE unread <> 0;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER notifications_inserted AFTER INSERT ON notifications
  REFERENCING NEW TABLE AS new_notifications FOR EACH STATEMENT EXECUTE FUNCTION count_unread_notifications();
CREATE TRIGGER notifications_updated AFTER UPDATE ON notifications
  REFERENCING OLD TABLE AS old_notifications NEW TABLE AS new_notifications
  FOR EACH STATEMENT EXECUTE FUNCTION count_unread_notifications();
CREATE TRIGGER notifications_deleted AFTER DELETE ON notifications
  REFERENCING OLD TABLE AS old_notifications FOR EACH STATEMENT EXECUTE FUNCTION count_unread_notifications();

-- Actions are deleted with the account of their actor. The background task ends other actions itself.
CREATE FUNCTION forget_notification_actors() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH changed AS (
    UPDATE notifications SET actor_count = actor_count - gone.actors
    FROM (
      SELECT notification_id, count(DISTINCT actor_id) AS actors FROM old_actions WHERE is_active GROUP BY notification_id
    ) AS gone
    WHERE notifications.id = gone.notification_id
    RETURNING id, member_id
  )
  INSERT INTO notification_changes (source, source_id, actor_id) SELECT 'notification', id, member_id FROM changed;
  RETURN NULL;
END $$;
CREATE TRIGGER notification_actions_deleted AFTER DELETE ON notification_actions
  REFERENCING OLD TABLE AS old_actions FOR EACH STATEMENT EXECUTE FUNCTION forget_notification_actors();

-- Likes of others. The reactions of a deleted post need no notice, since its notifications are deleted with it.
CREATE FUNCTION note_post_reactions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_changes (source, source_id, actor_id)
  SELECT 'post_reaction', post_id, member_id FROM changed
  WHERE kind = 'like' AND member_id <> author_id
    AND (TG_OP <> 'DELETE' OR EXISTS (SELECT FROM posts WHERE posts.id = changed.post_id));
  RETURN NULL;
END $$;
CREATE TRIGGER reactions_inserted_noted AFTER INSERT ON reactions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_post_reactions();
CREATE TRIGGER reactions_updated_from_noted AFTER UPDATE ON reactions
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_post_reactions();
CREATE TRIGGER reactions_updated_to_noted AFTER UPDATE ON reactions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_post_reactions();
CREATE TRIGGER reactions_deleted_noted AFTER DELETE ON reactions
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_post_reactions();

CREATE FUNCTION note_comment_reactions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_changes (source, source_id, actor_id)
  SELECT 'comment_reaction', comment_id, member_id FROM changed
  WHERE kind = 'like' AND (TG_OP <> 'DELETE' OR EXISTS (SELECT FROM comments WHERE comments.id = changed.comment_id));
  RETURN NULL;
END $$;
CREATE TRIGGER comment_reactions_inserted_noted AFTER INSERT ON comment_reactions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_comment_reactions();
CREATE TRIGGER comment_reactions_updated_from_noted AFTER UPDATE ON comment_reactions
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_comment_reactions();
CREATE TRIGGER comment_reactions_updated_to_noted AFTER UPDATE ON comment_reactions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_comment_reactions();
CREATE TRIGGER comment_reactions_deleted_noted AFTER DELETE ON comment_reactions
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_comment_reactions();

-- A deleted comment has no author any more, so the change names the one that it had.
CREATE FUNCTION note_comment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO notification_changes (source, source_id, actor_id) VALUES ('comment', NEW.id, NEW.author_id);
  ELSE
    INSERT INTO notification_changes (source, source_id, actor_id)
    SELECT 'comment', OLD.id, OLD.author_id FROM posts WHERE posts.id = OLD.post_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER comments_inserted_noted AFTER INSERT ON comments FOR EACH ROW
  WHEN (NEW.author_id IS NOT NULL) EXECUTE FUNCTION note_comment();
CREATE TRIGGER comments_updated_noted AFTER UPDATE OF text, deleted_at, is_hidden ON comments FOR EACH ROW
  WHEN (
    OLD.author_id IS NOT NULL
    AND (OLD.text <> NEW.text OR OLD.is_hidden <> NEW.is_hidden OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
  )
  EXECUTE FUNCTION note_comment();
CREATE TRIGGER comments_deleted_noted AFTER DELETE ON comments FOR EACH ROW
  WHEN (OLD.author_id IS NOT NULL) EXECUTE FUNCTION note_comment();

-- Posts with mentions.
CREATE FUNCTION note_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_changes (source, source_id, actor_id) VALUES ('post', NEW.id, NEW.author_id);
  RETURN NULL;
END $$;
CREATE TRIGGER posts_inserted_noted AFTER INSERT ON posts FOR EACH ROW
  WHEN (NEW.is_public AND position('@' IN NEW.text) > 0) EXECUTE FUNCTION note_post();
CREATE TRIGGER posts_updated_noted AFTER UPDATE OF text, is_public, hidden_reasons ON posts FOR EACH ROW
  WHEN (
    (OLD.text <> NEW.text OR OLD.is_public <> NEW.is_public)
    AND (position('@' IN NEW.text) > 0 OR position('@' IN OLD.text) > 0)
  )
  EXECUTE FUNCTION note_post();

-- Notifications of others about a hidden post are deleted.
CREATE FUNCTION delete_notifications_of_hidden_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notifications WHERE post_id = NEW.id AND member_id <> NEW.author_id;
  RETURN NULL;
END $$;
CREATE TRIGGER posts_hidden AFTER UPDATE OF is_public, hidden_reasons ON posts FOR EACH ROW
  WHEN (OLD.is_public AND NOT NEW.is_public) EXECUTE FUNCTION delete_notifications_of_hidden_post();
