-- A registration becomes a member when its email address is verified. Each registration has its own code.
CREATE TABLE registrations (
  id uuid PRIMARY KEY,
  email text NOT NULL CHECK (email = lower(email) AND char_length(email) BETWEEN 3 AND 254),
  username text NOT NULL CHECK (username ~ '^[A-Za-z0-9_]{3,30}$'),
  date_of_birth date NOT NULL,
  password_hash text NOT NULL CHECK (password_hash LIKE '$argon2id$%'),
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX registrations_of_address ON registrations (email, created_at DESC);
CREATE INDEX registrations_by_age ON registrations (created_at);
-- For the check whether a pending registration reserves a username.
CREATE INDEX registrations_by_username ON registrations (lower(username));

ALTER TABLE one_time_codes
  ALTER COLUMN member_id DROP NOT NULL,
  ADD COLUMN registration_id uuid REFERENCES registrations ON DELETE CASCADE;

-- Unverified members become registrations. Their codes stay valid.
INSERT INTO registrations (id, email, username, date_of_birth, password_hash, created_at)
  SELECT members.id, email, username, date_of_birth, password_hash, created_at
  FROM members JOIN credentials ON member_id = members.id
  WHERE email_verified_at IS NULL AND password_hash IS NOT NULL;
UPDATE one_time_codes SET registration_id = member_id, member_id = NULL
  WHERE purpose = 'verify_email' AND member_id IN (SELECT id FROM registrations);
DELETE FROM members USING credentials WHERE member_id = members.id AND email_verified_at IS NULL;

ALTER TABLE one_time_codes ADD CHECK (num_nonnulls(member_id, registration_id) = 1);
CREATE INDEX one_time_codes_newest_of_registration ON one_time_codes (registration_id, created_at DESC);
ALTER TABLE credentials ALTER COLUMN email_verified_at SET NOT NULL;
