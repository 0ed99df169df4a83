-- The counters are locked by member, so that concurrent changes of several members never wait for each other in a circle.
CREATE OR REPLACE FUNCTION change_unread_notifications(member_ids uuid[], changes integer[]) RETURNS void LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE FUNCTION count_unread_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE OR REPLACE TRIGGER notifications_inserted AFTER INSERT ON notifications
  REFERENCING NEW TABLE AS new_notifications FOR EACH STATEMENT EXECUTE FUNCTION count_unread_notifications();
CREATE OR REPLACE TRIGGER notifications_updated AFTER UPDATE ON notifications
  REFERENCING OLD TABLE AS old_notifications NEW TABLE AS new_notifications
  FOR EACH STATEMENT EXECUTE FUNCTION count_unread_notifications();
CREATE OR REPLACE TRIGGER notifications_deleted AFTER DELETE ON notifications
  REFERENCING OLD TABLE AS old_notifications FOR EACH STATEMENT EXECUTE FUNCTION count_unread_notifications();

-- Only the triggers above change the number. Processes of the previous version, which run until an upgrade is complete, also do:
-- what is not written by a trigger is counted instead.
CREATE OR REPLACE FUNCTION correct_actor_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.actor_count := (
    SELECT count(DISTINCT actor_id) FROM notification_actions WHERE notification_id = NEW.id AND is_active
  );
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER notifications_inserted_count BEFORE INSERT ON notifications FOR EACH ROW
  WHEN (NEW.actor_count <> 0 AND pg_trigger_depth() = 0) EXECUTE FUNCTION correct_actor_count();
CREATE OR REPLACE TRIGGER notifications_updated_count BEFORE UPDATE OF actor_count ON notifications FOR EACH ROW
  WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION correct_actor_count();
