-- Like the counters of reactions, this counter is updated once per statement in the transaction of the change.
CREATE OR REPLACE FUNCTION count_shares() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE posts SET share_count = share_count + come.shares
    FROM (SELECT post_id, count(*) AS shares FROM new_shares GROUP BY post_id) AS come
    WHERE posts.id = come.post_id;
  ELSE
    UPDATE posts SET share_count = share_count - gone.shares
    FROM (SELECT post_id, count(*) AS shares FROM old_shares GROUP BY post_id) AS gone
    WHERE posts.id = gone.post_id;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER shares_inserted AFTER INSERT ON shares
  REFERENCING NEW TABLE AS new_shares FOR EACH STATEMENT EXECUTE FUNCTION count_shares();
CREATE OR REPLACE TRIGGER shares_deleted AFTER DELETE ON shares
  REFERENCING OLD TABLE AS old_shares FOR EACH STATEMENT EXECUTE FUNCTION count_shares();
