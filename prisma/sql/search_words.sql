-- Suggestions are words that at least three authors use in public posts: a word of one author may be a secret of a hidden post.
CREATE OR REPLACE FUNCTION refresh_search_words(posts_max integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('search_words')) THEN
    RETURN;
  END IF;
  DELETE FROM search_words;
  INSERT INTO search_words (word, post_count)
  SELECT word, count(*) FROM (
    SELECT posts.author_id, post_search.vector FROM post_search JOIN posts ON posts.id = post_search.post_id
    WHERE posts.is_public ORDER BY post_search.created_at DESC LIMIT posts_max
  ) AS recent
  CROSS JOIN LATERAL unnest(tsvector_to_array(recent.vector)) AS word
  WHERE word ~ '^[^#@*:]{3,50}$' AND word !~ '^[0-9.-]+$'
  GROUP BY word
  HAVING count(DISTINCT author_id) >= 3;
END $$;
