CREATE OR REPLACE FUNCTION index_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.vector := setweight(to_tsvector('simple', search_text(NEW.name) || ' ' || search_text(NEW.slug)), 'A')
    || setweight(to_tsvector('simple', search_text(NEW.description)), 'B');
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER groups_searchable BEFORE INSERT OR UPDATE OF name, slug, description ON groups FOR EACH ROW
  EXECUTE FUNCTION index_group();

-- Two processes never merge the same row, because PostgreSQL returns a deleted row once.
CREATE OR REPLACE FUNCTION merge_group_post_count_changes() RETURNS void LANGUAGE sql AS $$
  WITH merged AS (
    DELETE FROM group_post_count_changes
    WHERE group_id IN (SELECT group_id FROM group_post_count_changes GROUP BY group_id HAVING count(*) > 1)
    RETURNING group_id, change
  )
  INSERT INTO group_post_count_changes (group_id, change) SELECT group_id, sum(change) FROM merged GROUP BY group_id
$$;
