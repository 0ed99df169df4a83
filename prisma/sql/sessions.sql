-- Processes remember live sessions until these announcements (server/features/auth/live-sessions.ts). Expired sessions need none.
CREATE OR REPLACE FUNCTION announce_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('ended_sessions', OLD.id::text);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER sessions_ended_announced AFTER UPDATE OF ended_at ON sessions FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION announce_ended_session();
CREATE OR REPLACE TRIGGER sessions_deleted_announced AFTER DELETE ON sessions FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND OLD.expires_at > now()) EXECUTE FUNCTION announce_ended_session();

CREATE OR REPLACE FUNCTION delete_push_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER sessions_ended AFTER UPDATE OF ended_at ON sessions FOR EACH ROW
  WHEN (NEW.ended_at IS NOT NULL) EXECUTE FUNCTION delete_push_subscriptions();
