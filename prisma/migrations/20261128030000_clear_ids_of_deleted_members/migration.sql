-- Pending changes of the lists of all posts outlive the account of the author, but need only the post. The id of the post belongs
-- to no list, so the changes no longer apply to the list of the author, whose checkpoints are deleted. The lock excludes
-- `advance_post_milestones`, which could insert checkpoints of the list meanwhile. The trigger is deferred, because the
-- cascade to posts inserts changes after the other triggers of members.
CREATE FUNCTION clear_author_of_post_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('post_milestones'));
  DELETE FROM post_milestones WHERE list = OLD.id;
  UPDATE post_changes SET author_id = post_id WHERE author_id = OLD.id;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER members_deleted_from_lists AFTER DELETE ON members
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION clear_author_of_post_changes();

DELETE FROM post_milestones
WHERE list NOT IN (nil_uuid(), max_uuid()) AND NOT EXISTS (SELECT FROM members WHERE members.id = list);
UPDATE post_changes SET author_id = post_id
WHERE NOT EXISTS (SELECT FROM members WHERE members.id = author_id);

-- Differs from its previous version by the lock, so that a concurrent sweep deletes no tag that the post uses.
CREATE OR REPLACE FUNCTION tag_posts(ids uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  PERFORM FROM tags WHERE name IN (SELECT unnest(posts.tags) FROM posts WHERE posts.id = ANY (ids)) FOR KEY SHARE;
  INSERT INTO tags (id, name, search_name)
  SELECT gen_random_uuid(), name, lower(unaccent(name)) FROM (
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
