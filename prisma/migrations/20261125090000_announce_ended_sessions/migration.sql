-- Processes remember live sessions until these announcements (server/features/auth/live-sessions.ts). Expired sessions need none.
CREATE FUNCTION announce_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('ended_sessions', OLD.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_ended_announced AFTER UPDATE OF ended_at ON sessions FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION announce_ended_session();
CREATE TRIGGER sessions_deleted_announced AFTER DELETE ON sessions FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND OLD.expires_at > now()) EXECUTE FUNCTION announce_ended_session();
