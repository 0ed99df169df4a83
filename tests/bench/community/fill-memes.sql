-- A third of the posts with a picture become memes: nearly all of one template ("surprised"), and one in a thousand of another one
-- ("versus"). Ten thousand of them are remixes of the same meme. Triggers rest meanwhile.
SET session_replication_role = replica;
SET synchronous_commit = off;
SET maintenance_work_mem = '256MB';

CREATE TEMP TABLE drawn_memes AS
  SELECT id, row_number() OVER (ORDER BY id) AS n FROM posts WHERE media_id IS NOT NULL AND is_public;
DELETE FROM drawn_memes WHERE n % 3 <> 0;
CREATE UNIQUE INDEX ON drawn_memes (id);

INSERT INTO memes (post_id, document)
SELECT id, jsonb_build_object(
  'version', 1, 'width', 1080, 'height', 1080,
  'background', jsonb_build_object('templateSlug', CASE WHEN n % 1000 = 0 THEN 'versus' ELSE 'surprised' END),
  'layers', jsonb_build_array(jsonb_build_object('text', jsonb_build_object(
    'text', 'Caption ' || n, 'x', 0.1, 'y', 0.1, 'width', 0.8, 'height', 0.2
  )))
) FROM drawn_memes;

UPDATE posts SET is_remixable = true,
  meme_template_id = CASE WHEN n % 1000 = 0 THEN 'f4514fc1-c3f4-5469-a4f3-1f53df58c0e9' ELSE '6a80bba7-9c6c-599f-8ed8-b92110ff0850' END::uuid,
  remix_of_id = CASE WHEN n % 5 = 0 AND n <= 150003 AND n > 3 THEN (SELECT id FROM drawn_memes WHERE n = 3) END
FROM drawn_memes WHERE posts.id = drawn_memes.id;

UPDATE posts SET remix_count = counted.remixes
FROM (SELECT remix_of_id, count(*) AS remixes FROM posts WHERE remix_of_id IS NOT NULL GROUP BY 1) AS counted
WHERE posts.id = counted.remix_of_id;
INSERT INTO meme_template_uses (id, use_count)
SELECT meme_template_id, count(*) FROM posts WHERE meme_template_id IS NOT NULL GROUP BY 1;

SET session_replication_role = origin;
CREATE TABLE filled_memes (at timestamptz NOT NULL DEFAULT now());
