-- The log of moderation is append-only.
CREATE OR REPLACE FUNCTION reject_change_of_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The log of moderation cannot be changed';
END $$;
CREATE OR REPLACE TRIGGER moderation_actions_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON moderation_actions
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change_of_log();
