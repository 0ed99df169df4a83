-- Wakes the task that processes the changes, in every process. Transactions that announce something commit one after another, so
-- only one at a time does: others have committed when the task starts, or wait for its run of the next second.
CREATE OR REPLACE FUNCTION wake_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_try_advisory_xact_lock(hashtext('wake_notifications')) THEN
    PERFORM pg_notify('notification_changes', '');
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER notification_changes_inserted AFTER INSERT ON notification_changes FOR EACH ROW
  EXECUTE FUNCTION wake_notifications();
