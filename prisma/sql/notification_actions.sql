-- Counts the actors with active actions. An actor can have several in a notification. The notifications are locked first and the
-- actions are counted in a later statement, which sees those of transactions that held the locks. The order by id keeps
-- simultaneous changes from waiting for each other.
CREATE OR REPLACE FUNCTION count_notification_actors() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  begun notification_actions[];
  ended notification_actions[];
BEGIN
  IF TG_OP <> 'DELETE' THEN
    SELECT array_agg(action) INTO begun FROM new_actions AS action WHERE is_active;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT array_agg(action) INTO ended FROM old_actions AS action WHERE is_active;
  END IF;
  IF begun IS NULL AND ended IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM FROM notifications WHERE id IN (SELECT notification_id FROM unnest(begun || ended))
  ORDER BY id FOR NO KEY UPDATE;
  UPDATE notifications SET actor_count = actor_count + changed.actors
  FROM (
    SELECT notification_id, sum(sign(active) - sign(active - added)) AS actors
    FROM (
      SELECT notification_id, actor_id, sum(change) AS added, (
        SELECT count(*) FROM notification_actions AS action
        WHERE action.notification_id = change.notification_id AND action.actor_id = change.actor_id AND is_active
      ) AS active
      FROM (
        SELECT notification_id, actor_id, 1 AS change FROM unnest(begun)
        UNION ALL
        SELECT notification_id, actor_id, -1 FROM unnest(ended)
      ) AS change
      GROUP BY notification_id, actor_id
    ) AS actor
    GROUP BY notification_id
  ) AS changed
  WHERE notifications.id = changed.notification_id AND changed.actors <> 0;
  -- Blocks, mutes, suspensions and deleted accounts delete actions. The background task publishes that the notifications have changed.
  IF TG_OP = 'DELETE' THEN
    INSERT INTO notification_changes (source, source_id, actor_id)
    SELECT 'notification', id, member_id FROM notifications
    WHERE id IN (SELECT notification_id FROM unnest(ended));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER notification_actions_inserted AFTER INSERT ON notification_actions
  REFERENCING NEW TABLE AS new_actions FOR EACH STATEMENT EXECUTE FUNCTION count_notification_actors();
CREATE OR REPLACE TRIGGER notification_actions_updated AFTER UPDATE ON notification_actions
  REFERENCING OLD TABLE AS old_actions NEW TABLE AS new_actions
  FOR EACH STATEMENT EXECUTE FUNCTION count_notification_actors();
CREATE OR REPLACE TRIGGER notification_actions_deleted AFTER DELETE ON notification_actions
  REFERENCING OLD TABLE AS old_actions FOR EACH STATEMENT EXECUTE FUNCTION count_notification_actors();

-- The function of earlier versions.
DROP FUNCTION IF EXISTS forget_notification_actors();
