-- The form of a name that is searched: without accents, and with one form of the Greek sigma.
CREATE OR REPLACE FUNCTION tag_search_name(name text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE RETURN
  translate(lower(unaccent(name)), 'ς', 'σ');

-- The lock keeps a concurrent sweep from deleting a tag that a post uses.
CREATE OR REPLACE FUNCTION tag_posts(ids uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  PERFORM FROM tags WHERE name IN (SELECT unnest(posts.tags) FROM posts WHERE posts.id = ANY (ids)) FOR KEY SHARE;
  INSERT INTO tags (id, name, search_name)
  SELECT gen_random_uuid(), name, tag_search_name(name) FROM (
    SELECT DISTINCT unnest(posts.tags) AS name FROM posts WHERE posts.id = ANY (ids)
  ) AS used
  WHERE NOT EXISTS (SELECT FROM tags WHERE tags.name = used.name)
  ORDER BY name
  ON CONFLICT (name) DO NOTHING;
  INSERT INTO post_tags (post_id, tag_id, author_id, is_public, created_at)
  SELECT posts.id, tags.id, posts.author_id, posts.is_public, posts.created_at
  FROM posts CROSS JOIN LATERAL unnest(posts.tags) AS used JOIN tags ON tags.name = used
  WHERE posts.id = ANY (ids)
  ON CONFLICT DO NOTHING;
END $$;

-- Rows that are added (1) or removed (-1). The tags are locked by id, as by `lockRows`. Only an insertion adds a day, because those of
-- earlier weeks are deleted.
CREATE OR REPLACE FUNCTION count_tags() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign constant integer := TG_ARGV[0];
BEGIN
  IF NOT EXISTS (SELECT FROM changed) THEN
    RETURN NULL;
  END IF;
  PERFORM FROM tags WHERE id IN (SELECT tag_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE tags SET post_count = post_count + sign * counted.posts
  FROM (SELECT tag_id, count(*)::integer AS posts FROM changed WHERE is_public GROUP BY tag_id) AS counted
  WHERE tags.id = counted.tag_id;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tag_days (tag_id, day) SELECT DISTINCT tag_id, utc_day(created_at) FROM changed
    ON CONFLICT DO NOTHING;
  END IF;
  UPDATE tag_days SET post_count = post_count + sign * counted.posts, is_stale = true
  FROM (
    SELECT tag_id, utc_day(created_at) AS day, count(*)::integer AS posts FROM changed WHERE is_public GROUP BY 1, 2
  ) AS counted
  WHERE tag_days.tag_id = counted.tag_id AND tag_days.day = counted.day;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER post_tags_inserted AFTER INSERT ON post_tags
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_tags('1');
CREATE OR REPLACE TRIGGER post_tags_updated_from AFTER UPDATE ON post_tags
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_tags('-1');
CREATE OR REPLACE TRIGGER post_tags_updated_to AFTER UPDATE ON post_tags
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_tags('1');
CREATE OR REPLACE TRIGGER post_tags_deleted AFTER DELETE ON post_tags
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_tags('-1');
