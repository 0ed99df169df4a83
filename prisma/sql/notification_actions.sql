-- Actions are deleted with the account of their actor, and by blocks and mutes. The background task may have changed the same
-- actions meanwhile, so the notifications are locked first and their actors are counted in a later statement, which sees its
-- changes. The order by id keeps simultaneous deletions from waiting for each other.
CREATE OR REPLACE FUNCTION forget_notification_actors() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM notifications WHERE id IN (SELECT notification_id FROM old_actions WHERE is_active)
  ORDER BY id FOR NO KEY UPDATE;
  WITH changed AS (
    UPDATE notifications SET actor_count = (
      SELECT count(DISTINCT actor_id) FROM notification_actions WHERE notification_id = notifications.id AND is_active
    )
    WHERE id IN (SELECT notification_id FROM old_actions WHERE is_active)
    RETURNING id, member_id
  )
  INSERT INTO notification_changes (source, source_id, actor_id) SELECT 'notification', id, member_id FROM changed;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER notification_actions_deleted AFTER DELETE ON notification_actions
  REFERENCING OLD TABLE AS old_actions FOR EACH STATEMENT EXECUTE FUNCTION forget_notification_actors();
