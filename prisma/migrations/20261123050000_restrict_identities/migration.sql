-- One identity per member and provider: the one linked first stays.
DELETE FROM identities AS later USING identities AS earlier
WHERE later.member_id = earlier.member_id AND later.issuer = earlier.issuer
  AND (later.created_at, later.subject) > (earlier.created_at, earlier.subject);

ALTER TABLE identities ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX identities_id_key ON identities (id);
CREATE UNIQUE INDEX identities_member_id_issuer_key ON identities (member_id, issuer);
DROP INDEX identities_of_member;

CREATE TABLE identity_nonces (
  nonce_hash bytea PRIMARY KEY,
  token_hash bytea NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3)
);
CREATE INDEX identity_nonces_by_expiry ON identity_nonces (expires_at);

ALTER TYPE one_time_code_purpose ADD VALUE 'link_identity';
