-- Files are removed after the transaction that deletes their rows, or later if the storage is unavailable. The trigger
-- records the files to remove in the same transaction, also for cascades from posts, members and uploads.
CREATE OR REPLACE FUNCTION keep_removed_renditions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_renditions (media_id, name) SELECT media_id, name FROM gone_renditions ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER renditions_deleted AFTER DELETE ON renditions
  REFERENCING OLD TABLE AS gone_renditions FOR EACH STATEMENT EXECUTE FUNCTION keep_removed_renditions();
