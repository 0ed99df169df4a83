-- The form of a name that is searched: without accents, and with one form of the Greek sigma.
CREATE FUNCTION tag_search_name(name text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE RETURN
  translate(lower(unaccent(name)), 'ς', 'σ');

UPDATE tags SET search_name = tag_search_name(name) WHERE search_name LIKE '%ς%';

-- Earlier versions stored `İ` as `i` with a dot, and a final sigma as it was written. Members who follow such a tag follow the new name.
CREATE FUNCTION pg_temp.new_name(name text) RETURNS text LANGUAGE sql IMMUTABLE RETURN
  regexp_replace(replace(name, E'i\u0307', 'i'), '(.)σ$', '\1ς');
INSERT INTO tags (id, name, search_name)
SELECT gen_random_uuid(), name, tag_search_name(name) FROM (
  SELECT DISTINCT pg_temp.new_name(tags.name) AS name FROM tags JOIN tag_follows ON tag_id = tags.id
) AS followed
ON CONFLICT (name) DO NOTHING;
INSERT INTO tag_follows (member_id, tag_id, created_at)
SELECT member_id, renamed.id, created_at
FROM tag_follows JOIN tags ON tags.id = tag_id JOIN tags AS renamed ON renamed.name = pg_temp.new_name(tags.name)
WHERE renamed.id <> tags.id
ON CONFLICT DO NOTHING;
DELETE FROM tag_follows USING tags WHERE tags.id = tag_id AND tags.name <> pg_temp.new_name(tags.name);

-- The progress of a repeated task. Without posts it has nothing to do.
CREATE TABLE retagging (last_id uuid PRIMARY KEY);
INSERT INTO retagging (last_id) SELECT '00000000-0000-0000-0000-000000000000' WHERE EXISTS (SELECT FROM posts);

DROP FUNCTION pg_temp.new_name(text);
