CREATE TABLE resumable_uploads (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  byte_size integer NOT NULL CHECK (byte_size > 0),
  metadata text NOT NULL,
  media_id uuid UNIQUE REFERENCES media ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX resumable_uploads_of_owner ON resumable_uploads (owner_id);
CREATE INDEX resumable_uploads_by_expiry ON resumable_uploads (expires_at);
