CREATE TABLE personal_access_tokens (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 600),
  token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
  scopes text[] NOT NULL CHECK (scopes @> '{read}' AND scopes <@ '{read,write}'),
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL CHECK (expires_at > created_at),
  last_used_at timestamptz(3),
  CONSTRAINT personal_access_tokens_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX personal_access_tokens_of_member ON personal_access_tokens (member_id);
