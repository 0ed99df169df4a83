-- A session ends 90 days after its sign-in, however often it is refreshed.
UPDATE sessions SET expires_at = created_at + interval '90 days'
  WHERE expires_at > created_at + interval '90 days';
