CREATE OR REPLACE FUNCTION count_comment_reactions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign constant integer := TG_ARGV[0];
BEGIN
  UPDATE comments SET
    like_count = like_count + sign * change.likes,
    dislike_count = dislike_count + sign * change.dislikes
  FROM (
    SELECT comment_id, count(*) FILTER (WHERE kind = 'like') AS likes, count(*) FILTER (WHERE kind = 'dislike') AS dislikes
    FROM changed WHERE NOT is_hidden GROUP BY comment_id
  ) AS change
  WHERE comments.id = change.comment_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER comment_reactions_inserted AFTER INSERT ON comment_reactions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_comment_reactions('1');
CREATE OR REPLACE TRIGGER comment_reactions_deleted AFTER DELETE ON comment_reactions
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_comment_reactions('-1');
CREATE OR REPLACE TRIGGER comment_reactions_updated_from AFTER UPDATE ON comment_reactions
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_comment_reactions('-1');
CREATE OR REPLACE TRIGGER comment_reactions_updated_to AFTER UPDATE ON comment_reactions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_comment_reactions('1');

CREATE OR REPLACE FUNCTION note_comment_reactions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_changes (source, source_id, actor_id)
  SELECT 'comment_reaction', comment_id, member_id FROM changed
  WHERE kind = 'like' AND (TG_OP <> 'DELETE' OR EXISTS (SELECT FROM comments WHERE comments.id = changed.comment_id));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER comment_reactions_inserted_noted AFTER INSERT ON comment_reactions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_comment_reactions();
CREATE OR REPLACE TRIGGER comment_reactions_updated_from_noted AFTER UPDATE ON comment_reactions
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_comment_reactions();
CREATE OR REPLACE TRIGGER comment_reactions_updated_to_noted AFTER UPDATE ON comment_reactions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_comment_reactions();
CREATE OR REPLACE TRIGGER comment_reactions_deleted_noted AFTER DELETE ON comment_reactions
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_comment_reactions();
