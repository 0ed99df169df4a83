-- The counters of groups, without hidden members. Groups are locked by id.
CREATE OR REPLACE FUNCTION count_group_members() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT jsonb_agg(change) INTO changed FROM (
      SELECT group_id, count(*) AS members, count(*) FILTER (WHERE is_recent) AS joins
      FROM new_members WHERE NOT is_hidden GROUP BY group_id
    ) AS change;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT jsonb_agg(change) INTO changed FROM (
      SELECT group_id, -count(*) AS members, -count(*) FILTER (WHERE is_recent) AS joins
      FROM old_members WHERE NOT is_hidden GROUP BY group_id
    ) AS change;
  ELSE
    SELECT jsonb_agg(change) INTO changed FROM (
      SELECT group_id, sum(members) AS members, sum(joins) AS joins FROM (
        SELECT group_id, 1 AS members, is_recent::integer AS joins FROM new_members WHERE NOT is_hidden
        UNION ALL
        SELECT group_id, -1, -is_recent::integer FROM old_members WHERE NOT is_hidden
      ) AS both_sides GROUP BY group_id HAVING sum(members) <> 0 OR sum(joins) <> 0
    ) AS change;
  END IF;
  IF changed IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM FROM groups WHERE id IN (
    SELECT group_id FROM jsonb_to_recordset(changed) AS change (group_id uuid)
  ) ORDER BY id FOR NO KEY UPDATE;
  UPDATE groups SET member_count = member_count + change.members, recent_join_count = recent_join_count + change.joins
  FROM jsonb_to_recordset(changed) AS change (group_id uuid, members integer, joins integer)
  WHERE groups.id = change.group_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER group_members_inserted AFTER INSERT ON group_members
  REFERENCING NEW TABLE AS new_members FOR EACH STATEMENT EXECUTE FUNCTION count_group_members();
CREATE OR REPLACE TRIGGER group_members_updated AFTER UPDATE ON group_members
  REFERENCING OLD TABLE AS old_members NEW TABLE AS new_members FOR EACH STATEMENT EXECUTE FUNCTION count_group_members();
CREATE OR REPLACE TRIGGER group_members_deleted AFTER DELETE ON group_members
  REFERENCING OLD TABLE AS old_members FOR EACH STATEMENT EXECUTE FUNCTION count_group_members();

-- Ends what counts as recent. The groups are locked first, as by the changes of members.
CREATE OR REPLACE FUNCTION end_recent_joins(before timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM groups WHERE id IN (SELECT group_id FROM group_members WHERE is_recent AND joined_at <= before)
  ORDER BY id FOR NO KEY UPDATE;
  UPDATE group_members SET is_recent = false WHERE is_recent AND joined_at <= before;
END $$;
