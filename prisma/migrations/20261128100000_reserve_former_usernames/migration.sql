CREATE TABLE former_usernames (
  name_hash bytea PRIMARY KEY CHECK (octet_length(name_hash) = 32),
  member_id uuid REFERENCES members (id) ON DELETE SET NULL,
  released_at timestamptz(3) NOT NULL
);
CREATE INDEX former_usernames_of_member ON former_usernames (member_id);
CREATE INDEX former_usernames_by_age ON former_usernames (released_at);
