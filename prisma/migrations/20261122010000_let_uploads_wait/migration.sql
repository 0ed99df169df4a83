-- Null for media that a post or a profile uses.
ALTER TABLE media ADD COLUMN expires_at timestamptz(3);
DROP INDEX media_by_age;
CREATE INDEX media_by_expiry ON media (expires_at) WHERE expires_at IS NOT NULL;

CREATE TABLE removed_renditions (
  media_id uuid NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (media_id, name)
);

-- Files are removed after the transaction that deletes their rows, or later if the storage is unavailable. The trigger
-- records the files to remove in the same transaction, also for cascades from posts, members and uploads.
CREATE FUNCTION keep_removed_renditions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_renditions (media_id, name) SELECT media_id, name FROM gone_renditions ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER renditions_deleted AFTER DELETE ON renditions
  REFERENCING OLD TABLE AS gone_renditions FOR EACH STATEMENT EXECUTE FUNCTION keep_removed_renditions();

CREATE TABLE idempotency_keys (
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  key text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 200),
  request_hash bytea NOT NULL CHECK (octet_length(request_hash) = 32),
  post_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
