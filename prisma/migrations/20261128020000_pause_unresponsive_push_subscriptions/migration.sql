ALTER TABLE push_subscriptions
  ADD COLUMN timeout_count integer NOT NULL DEFAULT 0 CHECK (timeout_count >= 0),
  ADD COLUMN timing_out_since timestamptz(3),
  ADD COLUMN paused_until timestamptz(3);
