-- Since when the house keeps a member out. Their posts are not public meanwhile: see the counting triggers for what follows.
ALTER TABLE members ADD COLUMN suspended_at timestamptz(3);
