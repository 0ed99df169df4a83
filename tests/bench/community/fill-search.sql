-- The search rows and tags of all posts, in batches, because the triggers of posts are disabled while the table is filled. The
-- signed-in member 994 follows 20 tags, one of which is in a tenth of the posts, and 993 follows 20 rare ones.
SET synchronous_commit = off;
SET work_mem = '256MB';
SET maintenance_work_mem = '256MB';

-- Creating the indexes afterwards is faster than adding to them.
CREATE TEMP TABLE dropped_indexes AS
SELECT indexname AS name, indexdef AS definition FROM pg_indexes
WHERE indexname IN ('post_search_vector', 'post_search_newest_first');
DROP INDEX post_search_vector, post_search_newest_first;

CREATE TEMP TABLE batches AS
SELECT batch, array_agg(id) AS ids, array_agg(id) FILTER (WHERE tags <> '{}') AS tagged
FROM (SELECT id, tags, row_number() OVER (ORDER BY id) / 10000 AS batch FROM posts) AS numbered GROUP BY batch;
DO $$
DECLARE
  part record;
BEGIN
  FOR part IN SELECT * FROM batches ORDER BY batch LOOP
    PERFORM index_posts(part.ids);
    PERFORM tag_posts(part.tagged) WHERE part.tagged IS NOT NULL;
  END LOOP;
END $$;

DO $$
DECLARE
  dropped record;
BEGIN
  FOR dropped IN SELECT * FROM dropped_indexes LOOP
    EXECUTE dropped.definition;
  END LOOP;
END $$;

INSERT INTO tag_follows (member_id, tag_id, created_at)
SELECT follower.id, tag.id, now()
FROM (
  SELECT member_id AS id, row_number() OVER (ORDER BY member_id) AS n FROM sessions WHERE user_agent = 'bench'
) AS follower
  JOIN (SELECT id, row_number() OVER (ORDER BY post_count DESC, id) AS n FROM tags) AS tag
    ON (follower.n = 994 AND tag.n <= 20) OR (follower.n = 993 AND tag.n BETWEEN 1001 AND 1020);

SELECT advance_trending_tags(utc_day(now()), 5);
SELECT refresh_search_words(20000);

CREATE TABLE filled_search (at timestamptz NOT NULL DEFAULT now());
