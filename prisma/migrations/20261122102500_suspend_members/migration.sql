-- The start of the suspension. The posts of a suspended member are not public, which the triggers for counters handle.
ALTER TABLE members ADD COLUMN suspended_at timestamptz(3);
