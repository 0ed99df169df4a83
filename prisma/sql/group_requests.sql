-- The requests of a deleted member or group need no notice: their notifications are deleted with them.
CREATE OR REPLACE FUNCTION note_group_requests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_changes (source, source_id, actor_id)
  SELECT 'group_request', group_id, member_id FROM changed
  WHERE EXISTS (SELECT FROM members WHERE id = member_id) AND EXISTS (SELECT FROM groups WHERE id = group_id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER group_requests_inserted AFTER INSERT ON group_requests
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_group_requests();
CREATE OR REPLACE TRIGGER group_requests_deleted AFTER DELETE ON group_requests
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_group_requests();
